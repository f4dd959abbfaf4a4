/** A place in a text, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The fault of a JSON text, and its place. */
export interface JsonFault {
  offset: number;
  /** The text found in place of what JSON wants, in English. */
  found: string;
}

/** Line and column of an offset. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}

const letters = String.raw`[^"\\\u0000-\u001f]*`;
const escape = String.raw`\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})`;
const jsonString = new RegExp(`"${letters}(?:${escape}${letters})*"`, 'y');
const jsonWord = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Reads JSON only to know where things stand: `JSON.parse` says what is wrong with a text but not
 * always where. Finds the first fault, or the offset of the value at `path`.
 */
class Scanner {
  #offset = 0;
  #target: number | undefined;
  #trail: (string | number)[] = [];

  constructor(
    readonly text: string,
    readonly path?: readonly (string | number)[],
  ) {}

  run(): { fault?: JsonFault; target?: number | undefined } {
    try {
      this.#space();
      this.#value();
      this.#space();
      if (this.#offset < this.text.length) this.#fail();
      return { target: this.#target };
    } catch (error) {
      if (error instanceof Fault) return { fault: error.fault, target: this.#target };
      // Nested deeper than the stack: nothing this server wrote.
      return { fault: { offset: this.#offset, found: 'too many brackets' }, target: this.#target };
    }
  }

  #value(): void {
    if (this.path && matches(this.#trail, this.path)) this.#target = this.#offset;
    const next = this.text[this.#offset];
    if (next === '{') this.#members('}', () => this.#member());
    else if (next === '[') this.#members(']', (index) => this.#at(index));
    else if (next === '"') this.#match(jsonString);
    else this.#match(jsonWord);
  }

  #members(close: string, one: (index: number) => void): void {
    this.#offset += 1;
    this.#space();
    if (this.text[this.#offset] === close) {
      this.#offset += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      one(index);
      this.#space();
      const next = this.text[this.#offset];
      if (next !== ',' && next !== close) this.#fail();
      this.#offset += 1;
      if (next === close) return;
      this.#space();
    }
  }

  #member(): void {
    const start = this.#offset;
    this.#match(jsonString);
    const key = JSON.parse(this.text.slice(start, this.#offset)) as string;
    this.#space();
    if (this.text[this.#offset] !== ':') this.#fail();
    this.#offset += 1;
    this.#space();
    this.#at(key);
  }

  #at(step: string | number): void {
    this.#trail.push(step);
    this.#value();
    this.#trail.pop();
  }

  #match(token: RegExp): void {
    token.lastIndex = this.#offset;
    const found = token.exec(this.text);
    if (!found) this.#fail();
    this.#offset = token.lastIndex;
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.text[this.#offset] ?? '')) this.#offset += 1;
  }

  #fail(): never {
    const found = this.text[this.#offset];
    throw new Fault({
      offset: this.#offset,
      found: found === undefined ? 'the end of the file' : JSON.stringify(found),
    });
  }
}

class Fault extends Error {
  constructor(readonly fault: JsonFault) {
    super();
  }
}

const matches = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((step, index) => step === b[index]);

/** The first fault of a text that is not JSON. */
export function jsonFault(text: string): JsonFault | undefined {
  return new Scanner(text).run().fault;
}

/** The offset of the value at a path of a JSON text; of its closest parent when it is absent. */
export function offsetOfPath(text: string, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const { target } = new Scanner(text, path.slice(0, length)).run();
    if (target !== undefined) return target;
  }
  return 0;
}
