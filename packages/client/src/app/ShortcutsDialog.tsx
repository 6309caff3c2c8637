/** The keys of the table, shown by `?` and on the help page. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameText } from '../text/i18n';
import { Dialog } from '../ui/Dialog';
import classes from './pages.module.css';
import { useShortcuts } from './shortcuts';

const keys = [
  '?',
  'Esc',
  'Enter',
  '1-9',
  'G',
  'H',
  'P',
  'L',
  'R',
  'C',
  'F',
  'M',
  'Ctrl+Z',
  '+ - 0',
  'S',
  'D',
  '[ ]',
  '← →',
  'Home End',
  'Space',
] as const;
const nameOf: Record<(typeof keys)[number], string> = {
  '?': 'help',
  Esc: 'escape',
  Enter: 'chat',
  '1-9': 'choose',
  G: 'board',
  H: 'hand',
  P: 'players',
  L: 'log',
  R: 'rules',
  C: 'actions',
  F: 'turn',
  M: 'mute',
  'Ctrl+Z': 'undo',
  '+ - 0': 'zoom',
  S: 'skip',
  D: 'digest',
  '[ ]': 'past',
  '← →': 'replayStep',
  'Home End': 'ends',
  Space: 'replayPlay',
};

export function ShortcutsDialog() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('keys.title')} closeLabel={t('app.close')}>
      <ShortcutTable />
    </Dialog>
  );
}

export function ShortcutTable() {
  const { t } = useTranslation();
  return (
    <table className={classes.keys}>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">
              <kbd className={classes.key}>{frameText(`keys.cap.${nameOf[key]}`) ?? key}</kbd>
            </th>
            <td>{t(`keys.${nameOf[key]}` as 'keys.help')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
