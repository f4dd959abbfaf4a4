import type { MathNode } from 'mathjs';

const greek = new Set(
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega'.split(
    ' ',
  ),
);
/** Functions LaTeX knows by their names. */
const known = new Set('exp ln log sin cos tan sinh cosh tanh min max'.split(' '));
const renamed: Readonly<Record<string, string>> = {
  asin: '\\arcsin',
  acos: '\\arccos',
  atan: '\\arctan',
  log2: '\\log_{2}',
  log10: '\\log_{10}',
};
const around: Readonly<Record<string, readonly [string, string]>> = {
  sqrt: ['\\sqrt{', '}'],
  cbrt: ['\\sqrt[3]{', '}'],
  abs: ['\\left|', '\\right|'],
  floor: ['\\left\\lfloor ', '\\right\\rfloor '],
  ceil: ['\\left\\lceil ', '\\right\\rceil '],
};

const letters = (name: string): string =>
  greek.has(name) ? `\\${name} ` : name.length === 1 ? name : `\\mathrm{${name}}`;

/** A name as it is set: `v_0` and `v0` with an index, Greek letters as such. */
function nameTex(name: string): string {
  const [, head = name, index = ''] = /^([A-Za-z]+)_?(\w*)$/.exec(name) ?? [];
  // What an index does not fit is nobody's markup.
  return index
    ? `${letters(head)}_{\\mathrm{${index.replaceAll('_', '\\_')}}}`
    : letters(head).replaceAll('_', '\\_');
}

const signs: Readonly<Record<string, string>> = {
  add: ' + ',
  subtract: ' - ',
  unaryMinus: '-',
  unaryPlus: '+',
};

/** Whether a node is set without brackets under a power. */
const isAtom = ({ type }: MathNode) => type === 'ConstantNode' || type === 'SymbolNode';

const isBracketed = (node: MathNode): boolean => node.type === 'ParenthesisNode';

const contentOf = (node: MathNode): MathNode =>
  isBracketed(node) ? (node as unknown as { content: MathNode }).content : node;

/** LaTeX of a tree, each node once: that of mathjs doubles its work with every function in another. */
export function toTex(node: MathNode): string {
  const { args = [], fn } = node as unknown as {
    args?: MathNode[];
    fn?: string | { name: string };
  };
  switch (node.type) {
    case 'ConstantNode': {
      const [digits = '', power] = String((node as unknown as { value: number }).value).split('e');
      return power === undefined ? digits : `${digits} \\cdot 10^{${power.replace('+', '')}}`;
    }
    case 'SymbolNode':
      return nameTex((node as unknown as { name: string }).name);
    case 'ParenthesisNode':
      return `\\left(${toTex(contentOf(node))}\\right)`;
    case 'FunctionNode': {
      const { name } = fn as { name: string };
      const inner = args.map(toTex).join(', ');
      const [open, close] = around[name] ?? [];
      if (open !== undefined) return `${open}${inner}${close}`;
      return `${renamed[name] ?? (known.has(name) ? `\\${name}` : letters(name))}\\left(${inner}\\right)`;
    }
    default:
  }
  const [first, second] = args;
  const name = fn as string;
  if (!first) return '';
  if (!second) return `${signs[name] ?? ''}${toTex(first)}`;
  // A fraction and an exponent need no brackets: their room says where they end.
  if (name === 'divide') return `\\frac{${toTex(contentOf(first))}}{${toTex(contentOf(second))}}`;
  if (name === 'pow') {
    const base = toTex(first);
    return `${isAtom(first) || isBracketed(first) ? base : `{${base}}`}^{${toTex(contentOf(second))}}`;
  }
  if (name !== 'multiply') return `${toTex(first)}${signs[name] ?? ''}${toTex(second)}`;
  // Two numbers beside each other would be one.
  const isNumber = second.type === 'ConstantNode' || /^\d/.test(toTexStart(second));
  return `${toTex(first)}${isNumber ? ' \\cdot ' : ' \\, '}${toTex(second)}`;
}

/** The beginning of what a node is set as. */
function toTexStart(node: MathNode): string {
  const { args = [] } = node as unknown as { args?: MathNode[] };
  const { value } = node as unknown as { value?: number };
  if (value !== undefined) return String(value);
  return node.type === 'OperatorNode' && args[0] ? toTexStart(args[0]) : '';
}
