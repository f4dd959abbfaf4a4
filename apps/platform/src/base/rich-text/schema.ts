import { Schema, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Whether a link may lead there: web, mail, or a place of this site. Scripts and data may not. */
export function isSafeAddress(address: string): boolean {
  // Browsers leave out what cannot be printed before they read the scheme.
  // oxlint-disable-next-line no-control-regex
  const read = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const [, scheme] = /^([^/?#]*?):/.exec(read) ?? [];
  return read !== '' && (scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme));
}

/** The lowest heading Markdown has. */
const lowest = 6;

// A text's own headings begin under the title of what it stands in.
const headingTag = ({ attrs }: Node) => `h${Math.min(lowest, (attrs['level'] as number) + 1)}`;

// A pasted page's first level is the title; its second is where our headings begin.
const levelOfTag = (tag: number) => (element: HTMLElement) => ({
  level: Number(element.dataset['level'] ?? Math.min(4, Math.max(2, tag))),
});

/** Sides the cells of a column can stand at. */
const sides = ['left', 'center', 'right'] as const;

const sideOfCell = (cell: HTMLElement) => {
  const side = cell.dataset['side'] ?? cell.style.textAlign;
  return { side: sides.find((one) => one === side) ?? null };
};

const cellOf = (name: 'th' | 'td', from: NodeSpec): NodeSpec => ({
  ...from,
  attrs: { ...from.attrs, side: { default: null, validate: 'string|null' } },
  // Markdown has no cells that reach over others.
  parseDOM: [{ tag: name, getAttrs: sideOfCell }],
  toDOM: ({ attrs }) => [
    name,
    attrs['side'] === null ? {} : { 'data-side': attrs['side'] as string },
    0,
  ],
});

const made = tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} });
const tables = {
  // A wide table scrolls, so the keyboard must be able to get there.
  table: {
    ...made.table,
    toDOM: () => ['div', { 'data-table': '', tabindex: '0' }, ['table', ['tbody', 0]]],
  },
  table_row: made.table_row,
  table_cell: cellOf('td', made.table_cell),
  table_header: cellOf('th', made.table_header),
} satisfies Record<string, NodeSpec>;

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((tag) => ({ tag: `h${tag}`, getAttrs: levelOfTag(tag) })),
    toDOM: (node) => [headingTag(node), { 'data-level': String(node.attrs['level']) }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    attrs: { order: { default: 1, validate: 'number' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({ order: Math.max(0, Number(list.getAttribute('start') ?? 1) || 1) }),
      },
    ],
    toDOM: ({ attrs }) => ['ol', attrs['order'] === 1 ? {} : { start: String(attrs['order']) }, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  code_block: {
    attrs: { language: { default: null, validate: 'string|null' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { tabindex: '0' }, ['code', 0]],
  },
  ...tables,
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  /** Never fetched: its words stand for it, and it is written back as it was. */
  image: {
    attrs: {
      src: { default: '', validate: 'string' },
      alt: { default: '', validate: 'string' },
      title: { default: null, validate: 'string|null' },
    },
    inline: true,
    group: 'inline',
    parseDOM: [
      {
        tag: 'span[data-image]',
        getAttrs: (image) => ({
          src: image.dataset['image'] ?? '',
          alt: image.textContent,
          title: image.title || null,
        }),
      },
    ],
    toDOM: ({ attrs }) => [
      'span',
      { 'data-image': attrs['src'] as string },
      attrs['alt'] as string,
    ],
    leafText: ({ attrs }) => attrs['alt'] as string,
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { validate: 'string' }, title: { default: null, validate: 'string|null' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isSafeAddress(href) && { href, title: link.getAttribute('title') };
        },
      },
    ],
    // Inside an editor a press places the caret; the address is for those who read the result.
    toDOM: ({ attrs }) => [
      'a',
      { href: attrs['href'] as string, rel: 'noreferrer noopener nofollow' },
      0,
    ],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything it copies in one of these.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'strong' },
      {
        style: 'font-weight',
        getAttrs: (weight) => /^(?:bold(?:er)?|[5-9]\d\d)$/.test(weight) && null,
      },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'emphasis' },
    ],
    toDOM: () => ['em', 0],
  },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/**
 * Parts a text may consist of: what Markdown can say, and nothing else. Pasted pages are read by
 * these rules, so that styles, scripts, images and forms do not come along.
 */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
