/** The table in words, for screen readers and anyone who would rather read. */
import type { TextBlock } from './game-page';
import classes from './TextPanel.module.css';
import type { TableModel } from './use-table';

export function TextPanel({ table }: { readonly table: TableModel }) {
  const { page, view, t, names } = table;
  return <TextBlocks blocks={page.text(view, t, names)} />;
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
