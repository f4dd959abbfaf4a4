import { createRequire } from 'node:module';
import { posix } from 'node:path';

import { parseSync } from 'vite';

/** A published module: its path in the package and its text. */
export interface PublishedModule {
  path: string;
  code: string;
}

const require = createRequire(import.meta.url);
const reactOnServer = Object.keys(
  require(posix.join(posix.dirname(require.resolve('react')), 'react.react-server.js')) as object,
);

/** Packages whose parts keep state or answer events, so that whoever wraps one is interactive. */
const interactive =
  /^(radix-ui|@radix-ui\/|@tanstack\/|react-dom|react-hook-form|react-intl|react-markdown|@constella\/)/;

const directive = /^\s*(['"])use client\1/;
const hook = /^use[A-Z]/;
/** Its object has a method, and a server component can send plain objects only. */
const unplainStyle = /\bstyle: assignInlineVars\(/;
const handler = /\bon[A-Z]\w+:|\bref[:,]/;

interface Facts {
  isMarked: boolean;
  /** Client-only functions it calls: without the mark a server would fail on them. */
  needs: string[];
  /** Whether it gives an element what cannot be sent from a server. */
  isUnplain: boolean;
  /** Whether sending it to browsers has a reason. */
  isInteractive: boolean;
  imports: string[];
}

function read({ path, code }: PublishedModule): Facts {
  const { module, errors } = parseSync(path, code, { sourceType: 'module' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const needs: string[] = [];
  const imports: string[] = [];
  let isInteractive = handler.test(code) || /\bimport\(/.test(code);
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    if (from.startsWith('.')) imports.push(posix.join(posix.dirname(path), from));
    if (interactive.test(from)) isInteractive = true;
    for (const { importName, localName } of entries) {
      const name = importName.name ?? '*';
      const isClientOnly =
        from === 'react' ? name !== '*' && !reactOnServer.includes(name) : hook.test(name);
      // A module that only hands a hook on does not call it.
      if (
        isClientOnly &&
        new RegExp(`\\b${localName.value}\\(|\\bextends ${localName.value}\\b`).test(code)
      )
        needs.push(name);
    }
  }
  const isUnplain = unplainStyle.test(code);
  return { isMarked: directive.test(code), needs, isUnplain, isInteractive, imports };
}

/**
 * Problems a server component has in a package, one sentence each:
 *
 * - a module it reaches without a client boundary needs the client, and so is missing its mark;
 * - such a module gives an element an object that cannot be sent;
 * - a module is marked though nothing in it needs that, and would be sent to browsers for nothing.
 *
 * @param entries paths of the modules the exports map names
 */
export function boundaryProblems(
  modules: readonly PublishedModule[],
  entries: readonly string[],
): string[] {
  const facts = new Map(modules.map((module) => [module.path, read(module)]));
  const problems: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    const fact = facts.get(path);
    if (!fact || seen.has(path)) return;
    seen.add(path);
    if (fact.isMarked) return;
    if (fact.needs.length > 0)
      problems.push(`${path} needs 'use client': it calls ${fact.needs.join(', ')}`);
    if (fact.isUnplain)
      problems.push(`${path} gives an element the object of assignInlineVars, not a copy of it`);
    for (const imported of fact.imports) visit(imported);
  };
  for (const entry of entries) visit(entry);
  for (const [path, { isMarked, needs, isInteractive, imports }] of facts) {
    if (!isMarked || isInteractive || needs.length > 0) continue;
    if (!imports.some((imported) => facts.get(imported)?.needs.length))
      problems.push(`${path} is marked 'use client' though nothing in it needs a client`);
  }
  return problems;
}
