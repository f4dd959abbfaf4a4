import type { Clarification } from '@constella/api-client/contract';
import {
  formatterFor,
  loadMessages,
  localeName,
  type Locale,
  type MessageId,
  type Namespace,
} from '@constella/i18n';
import type { Liquid } from 'liquidjs';

import type { Prompt, PromptFacts } from './prompt.js';
import { quoted } from './quotation.js';

/** The two messages a model is asked with. */
export interface RenderedPrompt {
  /** Who it is and how it works; empty: it is asked as it is. */
  readonly role: string;
  /** Everything it has to know and do. */
  readonly question: string;
}

/** A line that parts the role from the question. */
const parting = /^---$/m;

let engine: Promise<Liquid> | undefined;

/** A value whose texts cannot end the quotation they stand in: what follows would be read as an instruction. */
function quotable(value: unknown): unknown {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return value.map(quotable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, quotable(one)]));
}

/** Read by Node alone: no page asks a real model by itself. */
async function createEngine(): Promise<Liquid> {
  const [{ Liquid: Engine }, { fileURLToPath }] = await Promise.all([
    import('liquidjs'),
    import('node:url'),
  ]);
  const root = fileURLToPath(new URL('../runs/assistants', import.meta.url));
  const made = new Engine({
    root,
    partials: [`${root}/shared/prompts`, root],
    extname: '.md',
    cache: true,
    jsTruthy: true,
    // A name nobody gives is a mistake of the document; asking whether there is one is none.
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
  });
  made.registerFilter('named', function named(value: unknown, choice: string) {
    const { locale } = this.context.globals as { locale: Locale };
    return Array.isArray(value)
      ? Promise.all(value.map((one) => nameOf(String(one), choice, locale)))
      : nameOf(String(value), choice, locale);
  });
  return made;
}

/**
 * The name people know a choice of a form by: `{{ request.tone | named: 'writing.tone' }}`.
 *
 * @throws when the catalogue has no such name.
 */
async function nameOf(value: string, choice: string, locale: Locale): Promise<string> {
  const [catalogue] = choice.split('.');
  const messages = await loadMessages(locale, [catalogue as Namespace]);
  const id = `${choice}.${value}` as MessageId;
  if (!messages[id]) throw new Error(`There is no name ${id} in ${locale}.`);
  return formatterFor(locale, messages)(id);
}

/**
 * A prompt as a real model reads it: the document of its step with everything it names filled in.
 * What a person typed is never read as a template.
 *
 * @throws when a document names what there is not.
 */
export async function renderPrompt(prompt: Prompt, locale: Locale): Promise<RenderedPrompt> {
  const {
    assistant,
    document,
    role: ownRole = '',
    question = '',
    request,
    data,
    context,
    facts,
  } = prompt;
  if (!document && !context?.passages.length) return { role: ownRole, question };
  engine ??= createEngine();
  if (!document) {
    const passages = quotable(context?.passages);
    const sources = (await (
      await engine
    ).renderFile('shared/prompts/sources', { passages })) as string;
    return { role: ownRole, question: `${question}\n\n${sources.trim()}` };
  }
  const text = (await (
    await engine
  ).renderFile(
    `${assistant}/prompts/${document}`,
    { ...(quotable({ ...data, ...context, request }) as object), language: languageOf(locale) },
    { globals: { locale } },
  )) as string;
  const [first = '', ...rest] = text.split(parting);
  const tidy = (part: string) => part.replace(/\n{3,}/g, '\n\n').trim();
  const asked = rest.length === 0 ? tidy(first) : tidy(rest.join('---'));
  const { clarification } = request as { clarification?: Clarification };
  return {
    role: rest.length === 0 ? '' : tidy(first),
    question: [
      asked,
      ...(clarification ? [answered(clarification)] : []),
      ...(facts ? factsSaid(facts) : []),
    ].join('\n\n'),
  };
}

/** A language as a model is told it: "Deutsch (de)". */
export const languageOf = (locale: Locale): string => `${localeName(locale)} (${locale})`;

/** What the person said when they were asked before the run. */
const answered = ({ question: asked, answer }: Clarification): string =>
  `# Asked before the work began\n\n<quoted>\n${quoted(`${asked}\n\n${answer}`)}\n</quoted>`;

/** What the person confirmed and dismissed of the figures and dates read out of the request. */
const factsSaid = ({ confirmed, dismissed }: PromptFacts): string[] =>
  [
    { heading: 'Figures and dates the person confirmed', of: confirmed },
    { heading: 'Dismissed by the person: no figure or date of this matter', of: dismissed },
  ].flatMap(({ heading, of }) =>
    of.length > 0 ? [`# ${heading}\n\n<quoted>\n${quoted(of.join('\n'))}\n</quoted>`] : [],
  );
