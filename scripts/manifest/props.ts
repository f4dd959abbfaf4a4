import { join, relative } from 'node:path';

import type { Node } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

/** One prop as TypeScript sees it. */
export interface PropFact {
  name: string;
  /** As written; unions of literals spelled out. */
  type: string;
  required: boolean;
  /** From `@default`. */
  default?: string;
  description: string;
}

/** A public component and what it takes. */
export interface ComponentFact {
  name: string;
  /** The import path. */
  from: string;
  /** From the root of the repository. */
  file: string;
  description: string;
  /** Its own props, required ones first; native ones are in `native`. */
  props: PropFact[];
  /** The element whose native props are passed on, e.g. `button`. */
  native?: string;
}

/** `NoTruncation` and `UseAliasDefinedOutsideCurrentScope`. */
const typeFormat = 1 | (1 << 14);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `'small' | 'medium'` where a type is nothing but literals, whatever it is called; in the order written. */
function literals(type: Type, written: string): string | undefined {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const words = parts.map((part) => {
    if (part.isStringLiteralType()) return `'${part.value}'`;
    return part.isNumberLiteralType() ? String(part.value) : undefined;
  });
  if (!words.every((word) => word !== undefined)) return undefined;
  return words.toSorted((one, other) => written.indexOf(one) - written.indexOf(other)).join(' | ');
}

function typeText(checker: Checker, symbol: Symbol, declaration: Node, required: boolean): string {
  const { type: written } = declaration as { type?: Node };
  const given = checker.getTypeOfSymbol(symbol);
  // Of a component that takes the element as a type, what it can be.
  const whole = given && (checker.getBaseConstraintOfType(given) ?? given);
  const type = whole && !required ? (checker.getNonNullableType(whole) ?? whole) : whole;
  const plain = written ? oneLine(written.getText()) : '';
  const spelled = type && literals(type, plain);
  if (spelled) return spelled;
  if (!type || (plain && !plain.includes('typeof '))) return plain;
  return oneLine(checker.typeToString(type, declaration, typeFormat));
}

/** The text of a tag: `@default 16` → `16`. */
const tag = (checker: Checker, symbol: Symbol, name: string): string | undefined =>
  checker.getJsDocTagsOfSymbol(symbol).find((each) => each.name === name)?.text;

/** `ComponentProps<'div'>` and its kin, in what a component's props extend. */
const nativeElement = /Component(?:Props|PropsWithRef|PropsWithoutRef)<'(\w+)'>/;
/** The element a component is unless `as` says another. */
const elementByDefault = /<Element extends [^=]+ = '(\w+)'>/;

function propsOf({ checker }: Project, root: string, props: Type): PropFact[] {
  const facts = checker.getPropertiesOfType(props).flatMap((symbol): PropFact[] => {
    const declaration = symbol.declarations[0]?.resolve();
    const file = declaration?.getSourceFile().fileName ?? '';
    // React's own attributes and event handlers are said once, as the native element.
    if (!declaration || !file.startsWith(root) || file.includes('/node_modules/')) return [];
    const required = (symbol.flags & SymbolFlags.Optional) === 0;
    const initial = tag(checker, symbol, 'default');
    return [
      {
        name: symbol.name,
        type: typeText(checker, symbol, declaration, required),
        required,
        ...(initial !== undefined && { default: oneLine(initial) }),
        description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
      },
    ];
  });
  return facts.toSorted((one, other) => Number(other.required) - Number(one.required));
}

/** The native element a component's props extend, as the file that declares them says. */
function nativeOf(project: Project, props: Type): string | undefined {
  const symbols = [props.getAliasSymbol(), props.getSymbol()];
  for (const symbol of symbols) {
    const text = symbol?.declarations[0]?.resolve(project)?.getText() ?? '';
    const head = text.startsWith('{') ? '' : text.split('{')[0];
    const [, element] = nativeElement.exec(head ?? '') ?? elementByDefault.exec(head ?? '') ?? [];
    if (element) return element;
  }
  // Mixes that make no sense are refused by unions around the interface with the props.
  const parts = props.isUnionType() || props.isIntersectionType() ? props.getTypes() : [];
  return parts.map((part) => nativeOf(project, part)).find((element) => element !== undefined);
}

function componentOf(project: Project, root: string, from: string, exported: Symbol) {
  const { checker } = project;
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if ((symbol.flags & SymbolFlags.Value) === 0) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const props =
    signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const native = props && nativeOf(project, props);
  const fact: ComponentFact = {
    name: exported.name,
    from,
    file: relative(root, symbol.declarations[0]?.resolve(project)?.getSourceFile().fileName ?? ''),
    description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    props: props ? propsOf(project, root, props) : [],
    ...(native && { native }),
  };
  return fact;
}

/**
 * Every component the given entries export, with its props, read by TypeScript itself: what is
 * inherited, picked or left out is as the compiler sees it. Icons are left out.
 *
 * @param entries import path → source file, from the root
 */
export function readComponents(
  root: string,
  entries: Readonly<Record<string, string>>,
): ComponentFact[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api
      .updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] })
      .getProjects();
    if (!project) throw new Error(`${root} has no tsconfig.json`);
    const found = new Map<string, ComponentFact>();
    for (const [from, file] of Object.entries(entries)) {
      const source = project.program.getSourceFile(join(root, file));
      const module = source && project.checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is not part of the project`);
      for (const exported of project.checker.getExportsOfModule(module)) {
        const { name } = exported;
        if (!/^[A-Z]/.test(name) || name.endsWith('Icon') || found.has(name)) continue;
        const fact = componentOf(project, root, from, exported);
        if (fact) found.set(name, fact);
      }
    }
    return [...found.values()];
  } finally {
    api.close();
  }
}
