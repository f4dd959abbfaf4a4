/** Text that is markup already. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values that can stand in a template: text is escaped, what is absent is nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for a page or an attribute. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return Array.isArray(part) ? (part as readonly Part[]).map(write).join('') : '';
}

const tightened = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Markup in which everything put in is escaped. The indentation of the template is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let texts = tightened.get(strings);
  if (!texts) {
    texts = strings.map((text) => text.replaceAll(/\s*\n\s*/g, '\n'));
    tightened.set(strings, texts);
  }
  return new Html(texts.map((text, index) => text + write(parts[index])).join(''));
}

/** Text in which `code` is set as code, and addresses of this reference are links. */
export const prose = (text: string): Html =>
  new Html(escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>'));

/** Paragraphs and lists of a description: blank lines part them, `- ` begins an entry. */
export function blocks(text: string): Html {
  const parts = text.split(/\n\s*\n/).map((block) => {
    const lines = block.split('\n');
    if (!lines[0]?.startsWith('- ')) return html`<p>${prose(lines.join(' '))}</p>`;
    const entries: string[] = [];
    for (const line of lines)
      if (line.startsWith('- ')) entries.push(line.slice(2));
      else entries[entries.length - 1] += ` ${line.trim()}`;
    return html`<ul class="prose">
      ${entries.map((entry) => html`<li>${prose(entry)}</li>`)}
    </ul>`;
  });
  return html`${parts}`;
}
