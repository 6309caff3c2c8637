/** Signs of the ports: name, and a space for every fish the port buys in this round. */
import { demandOf } from '@quayside/games/swordfish/table';
import { type PortId, portIds } from '@quayside/games/swordfish/types';
import type { Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import { SwordfishShape } from '../../ui/pieces/Swordfish';
import { signs } from './map';
import classes from './ports.module.css';
import type { Table } from './words';

interface PortsProps {
  readonly table: Table;
  readonly t: Translate;
}

export function Ports(props: PortsProps) {
  return (
    <g>
      {portIds.map((port) => (
        <Sign key={port} {...props} port={port} />
      ))}
    </g>
  );
}

function Sign({ table, port, t }: PortsProps & { readonly port: PortId }) {
  const { x, y } = signs[port] ?? { x: 0, y: 0 };
  const spaces = Array.from({ length: demandOf(port, table.players.length) }, (_, at) => ({
    at,
    kind: table.market[port][at] ?? null,
  }));
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="98" height="35" rx="6" className={classes.sign} />
      <text x="49" y="16" className={classes.name}>
        {t(`place.${port}`)}
      </text>
      {spaces.map(({ at, kind }) => (
        <g key={at} transform={`translate(${49 + (at - spaces.length / 2) * 16} 20)`}>
          <rect x="1" width="14" height="12" rx="2.5" className={cx(classes.space, kind !== null && classes.sold)} />
          {kind !== null && (
            <g transform="translate(1.5 2.5) scale(0.14)">
              <SwordfishShape kind={kind} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
