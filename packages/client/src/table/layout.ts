/** What the layouts of the table are made of. */
import type { Asking, SideTab } from './SidePanel';
import type { Missed } from './use-seen';
import type { TableModel } from './use-table';

export interface LayoutProps {
  readonly table: TableModel;
  readonly missed: Missed;
  readonly asking: Asking;
  readonly isOwnerWatching: boolean;
  readonly tab: SideTab;
  readonly openTab: (tab: SideTab) => void;
  readonly onRule: (clause: string) => void;
}
