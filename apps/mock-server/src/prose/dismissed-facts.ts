import { typedFacts, type TypedFact } from '@constella/i18n';

/** A request with what the person dismissed of the figures and dates read out of it. */
export interface ReadRequest {
  /** Absent where nobody was shown any. */
  readonly dismissedFacts?: readonly string[] | undefined;
}

/** A text with what was dismissed of it left blank: every other sign stays at its place. */
export function withoutDismissed(text: string, { dismissedFacts = [] }: ReadRequest): string {
  return dismissedFacts.reduce((rest, fact) => {
    for (let at = rest.indexOf(fact); at >= 0; at = rest.indexOf(fact, at + fact.length)) {
      const end = at + fact.length;
      // "2 days" is no part of "12 days".
      const isPart =
        /\p{Nd}[.,]?$/u.test(rest.slice(0, at)) ||
        /^(?:[\p{Nd}\p{Script=Latin}]|[.,]\p{Nd})/u.test(rest.slice(end));
      if (!isPart) rest = rest.slice(0, at) + ' '.repeat(fact.length) + rest.slice(end);
    }
    return rest;
  }, text);
}

/** The figures and dates of some texts of a request, without those that were dismissed. */
export const confirmedFacts = (
  texts: readonly string[],
  { dismissedFacts = [] }: ReadRequest,
  locale: string,
): TypedFact[] => typedFacts(texts, locale).filter(({ text }) => !dismissedFacts.includes(text));

/** What a model is told of the figures and dates of some texts; nothing where nobody was shown any. */
export const promptFacts = (texts: readonly string[], asked: ReadRequest, locale: string) =>
  asked.dismissedFacts && {
    confirmed: confirmedFacts(texts, asked, locale).map(({ text }) => text),
    dismissed: asked.dismissedFacts,
  };
