/** Turns the rules of a game into HTML in which every numbered clause can be linked to. Loaded when rules are opened. */
import MarkdownIt from 'markdown-it';

type Token = ReturnType<typeof markdown.parse>[number];

/** `R-4.2` or `E-3.1` at the start of a heading, paragraph, list item or table row. */
const clause = /^[*_`\s]*((?:R|E|EX)-\d+(?:\.\d+)*[a-z]?)\b/;

/** `html: false`: whatever stands in the document, no markup of its own reaches the page. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

export function rulesHtml(source: string): string {
  const tokens = markdown.parse(source, {});
  const used = new Set<string>();
  tokens.forEach((token, at) => {
    // Wide tables scroll sideways; the keyboard has to reach them for that.
    if (token.type === 'table_open') token.attrSet('tabindex', '0');
    if (token.type !== 'inline') return;
    const id = clause.exec(token.content)?.[1] ?? (isHeading(tokens[at - 1]) ? slug(token.content) : null);
    const opener = openerOf(tokens, at);
    if (id === null || opener === undefined || used.has(id)) return;
    used.add(id);
    opener.attrSet('id', id);
    opener.attrSet('tabindex', '-1');
  });
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** The element that carries the anchor: a paragraph in a tight list is not rendered, its list item is. */
function openerOf(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  if (before === undefined) return undefined;
  return before.hidden ? tokens[at - 2] : before;
}

function isHeading(token: Token | undefined): boolean {
  return token?.type === 'heading_open';
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
