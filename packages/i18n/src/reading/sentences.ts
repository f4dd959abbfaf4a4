const segmenters = new Map<string, Intl.Segmenter>();

/** A full stop that ends no sentence: of "e.g.", "z. B.", "excl.". */
const abbreviated =
  /(?<!\p{L})(?:(?:\p{Ll}\.\s?)+\p{L}|approx|bzw|ca|dr|excl|exkl|incl|inkl|mr|mrs|prof|vs|zzgl)\.\s+$/iu;
/** "5 Mio. Kunden": a noun may follow, which is written with a capital as well as "Der". */
const shortMagnitude = /\p{Nd}\s?(?:bio|mio|mln|mrd|tsd)\.\s+$/iu;
const newSentence =
  /^(?:Aber|Am|Auch|Bei|Bis|Da|Dann|Das|Dazu|Dem|Den|Der|Die|Diese[rs]?|Doch|Ein|Eine|Er|Es|Für|Ich|Ihr|Im|In|Jede[rs]?|Man|Mit|Nach|Pro|Seit|Sie|So|Und|Unser|Unsere|Von|Wenn|Wie|Wir|Zum|Zur)\s/u;

/** "am 3. Oktober": the number of a day. */
const dayNumber = /(?<!\p{Nd})\p{Nd}{1,2}\.\s+$/u;
const month =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** Characters at the end of a sentence that tell whether it is one; an address is hardly longer. */
const longestTail = 300;

function endsNothing(sentence: string, next: string): boolean {
  const last = sentence.slice(-longestTail);
  return (
    abbreviated.test(last) ||
    (dayNumber.test(last) && month.test(next)) ||
    (shortMagnitude.test(last) && !newSentence.test(next)) ||
    (/^[!-~]/.test(next) && /https?:\/\/[!-~]*$/.test(last))
  );
}
/** The sign or the number an entry of a list begins with. */
const bullet = /^(?:[-*–—]\s+|[•·▪●‣・]\s*|\p{Nd}{1,2}(?:[.)]\s+|[、）]\s*))/u;

/** A line without what makes it an entry of a list. */
export const withoutBullet = (line: string): string => line.replace(bullet, '');

/** Characters that are looked at together: the segmenter takes longer for each sentence of a longer text. */
const windowSize = 4_000;

/** What the segmenter takes for the sentences of a line, however long it is. */
function* segmentsOf(segmenter: Intl.Segmenter, line: string): Generator<string, void, undefined> {
  let at = 0;
  let size = windowSize;
  while (at < line.length) {
    const parts = Array.from(segmenter.segment(line.slice(at, at + size)), (part) => part.segment);
    if (at + size < line.length) {
      // The last one may go on behind the window; one that fills it needs a larger one.
      parts.pop();
      if (parts.length === 0) {
        size *= 2;
        continue;
      }
    }
    for (const part of parts) at += part.length;
    yield* parts;
    size = windowSize;
  }
}

/** Sentences put together again where a sign within one was taken for its end. */
function* wholeSentences(segments: Iterable<string>): Generator<string, void, undefined> {
  let last: string | undefined;
  for (const segment of segments)
    if (last !== undefined && endsNothing(last, segment)) last += segment;
    else {
      if (last !== undefined) yield last;
      last = segment;
    }
  if (last !== undefined) yield last;
}

/** The sentences of a text one after another, without the spaces and signs around them. */
export function* eachSentence(text: string, locale: string): Generator<string, void, undefined> {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    segmenters.set(locale, segmenter);
  }
  for (const line of text.split(/[\n\r;；؛]+/))
    for (const whole of wholeSentences(segmentsOf(segmenter, line))) {
      const sentence = withoutBullet(whole.trim()).replace(/[\s.。]+$/, '');
      if (sentence.length > 1) yield sentence;
    }
}

/** All of them. */
export const sentencesOf = (text: string, locale: string): string[] => [
  ...eachSentence(text, locale),
];
