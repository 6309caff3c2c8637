/** The table in words, for screen readers and anyone who would rather read. */
import { useTranslation } from 'react-i18next';
import type { TextBlock } from './game-page';
import classes from './TextPanel.module.css';
import type { TableModel } from './use-table';

export function TextPanel({ table }: { readonly table: TableModel }) {
  const { page, view, shown, looking, t: gameText, names } = table;
  const { t } = useTranslation();
  if (looking.at === null) return <TextBlocks blocks={page.text(view, gameText, names)} />;
  // What is looked at may still be on its way.
  return (
    <>
      {!looking.isLoading && <p>{t('text.past', { at: looking.at })}</p>}
      <TextBlocks blocks={page.text(shown.view, gameText, names)} />
    </>
  );
}

export function TextBlocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return (
    <div className={classes.text}>
      {blocks.map((block) => (
        <section key={block.heading}>
          <h3>{block.heading}</h3>
          <ul>
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
