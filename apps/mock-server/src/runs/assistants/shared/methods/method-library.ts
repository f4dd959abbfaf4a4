import type {
  AnalysisMethod,
  ContentDifficulty,
  ContentType,
  DecisionType,
  InnovationMethod,
  InnovationStage,
  RunSource,
  TrainingFormat,
} from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';

import { libraryFiles, publicationName, type Publication } from '../library.js';
import { inline } from '../../../../prose/markdown.js';
import { shortened } from '../../../../prose/read-brief.js';

/** An entry that may be taken from a publication. */
interface Sourced {
  readonly sourceId?: string;
}

/** A way to ideas: a question that is put to a challenge, and who found an answer to it. */
export interface IdeaPattern extends Sourced {
  readonly id: string;
  readonly title: string;
  /** Names `{area}`, `{user}`, and some `{goal}` or `{constraint}`. */
  readonly ask: string;
  readonly example: string;
}

/** The work of one stage of a method. */
export interface StageGuide extends Sourced {
  readonly do: readonly string[];
  readonly bring: string;
  readonly done: string;
}

/** The parts of a type of text, and what to look at before it is published. */
export interface TextTemplate extends Sourced {
  readonly parts: readonly (Sourced & {
    readonly id: string;
    readonly name: string;
    readonly guide: string;
  })[];
  readonly checklist: readonly string[];
}

/** A question that can be asked about a rule, with what wrong answers to it look like. */
export interface QuestionPattern extends Sourced {
  readonly id: string;
  readonly kind: string;
  /** Names `{rule}`, `{topic}` or `{audience}`. */
  readonly ask: string;
  readonly right: string;
  readonly distractors: readonly string[];
  readonly explain: string;
}

/** The parts of a lesson, in their order. */
export const lessonParts = ['why', 'rule', 'how', 'example', 'mistake', 'check'] as const;
type LessonPart = (typeof lessonParts)[number];

/** Something a kind of decision is often judged by, and how its figure is found. */
export interface CriterionGuide extends Sourced {
  readonly name: string;
  readonly unit: string;
  readonly ask: string;
}

/** A method a decision is looked at by: what it is, what it asks under each heading, where it misleads. */
export interface MethodGuide extends Sourced {
  readonly what: string;
  readonly pitfall: string;
  /** Name `{option}`. */
  readonly asks: Readonly<Record<string, readonly string[]>>;
}

/** Methods of the field: ways to ideas, templates of texts, patterns of questions. */
interface MethodLibrary {
  readonly ideas: Readonly<Record<InnovationMethod, readonly IdeaPattern[]>> & {
    readonly stages: Readonly<Record<InnovationStage, StageGuide>>;
  };
  readonly templates: Readonly<Record<ContentType, TextTemplate>>;
  readonly questions: {
    readonly patterns: readonly QuestionPattern[];
    readonly lesson: Readonly<
      Record<LessonPart, Sourced & { readonly name: string; readonly guide: string }>
    >;
    readonly formats: Readonly<Record<TrainingFormat, string>>;
    readonly difficulty: Readonly<Record<ContentDifficulty, string>>;
  };
  readonly decision: {
    readonly criteria: Readonly<Record<DecisionType, readonly CriterionGuide[]>>;
    readonly methods: Readonly<Record<AnalysisMethod, MethodGuide>>;
  };
}

/** Characters of an entry that tell which one it is. */
const longestExcerpt = 200;

const load = libraryFiles((name) => import(`./library/${name}.json`));

/** The library in a language. */
export const methodLibrary = (locale: Locale): Promise<MethodLibrary> => load(locale);

/** The publications entries are taken from, each once, with the first entry it is named for. */
export async function sourcesOfEntries(
  entries: readonly (Sourced & { readonly text: string })[],
): Promise<RunSource[]> {
  const sources = await load<Record<string, Publication>>('sources');
  const ids = [...new Set(entries.flatMap(({ sourceId }) => sourceId ?? []))];
  return ids.flatMap((id): RunSource[] => {
    const own = entries.filter(({ sourceId }) => sourceId === id);
    const { [id]: source } = sources;
    if (!source) return [];
    return [
      {
        kind: 'library',
        name: publicationName(source),
        url: source.url,
        excerpt: shortened(own[0]!.text, longestExcerpt),
        count: own.length,
      },
    ];
  });
}

/** A text of the library with what was typed in its places; undefined when one of them stays open. */
export function filled(
  text: string,
  typed: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let isOpen = false;
  const said = text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = typed[name];
    if (!value) isOpen = true;
    return value ? inline(value) || value : '';
  });
  return isOpen ? undefined : said;
}
