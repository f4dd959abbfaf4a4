import { formatList } from '@constella/i18n';

import type { Texts } from '../../base/language/texts.js';
import type { ProviderError } from '../../models/provider.js';
import type { Retry } from '../../models/call-model.js';
import type { Shortened } from '../../models/fit-prompt.js';

/** The message the team reads when an agent goes on with another model. */
export function fallbackText({ kind, model, next }: Retry, name: string, texts: Texts): string {
  const id =
    kind === 'quota'
      ? 'server.run.quotaFallback'
      : kind === 'timeout'
        ? 'server.run.slowFallback'
        : 'server.run.rejectedFallback';
  return texts.say(id, { model, name, fallback: next });
}

/** The message the team reads when an agent got no answer. */
export function failureText(
  { kind }: ProviderError,
  { model, name, allowFallback }: { model: string; name: string; allowFallback: boolean },
  texts: Texts,
): string {
  switch (kind) {
    case 'unauthorized':
      return texts.say('server.models.unauthorized');
    case 'unavailable':
      return texts.say('server.run.unavailable');
    case 'quota':
      // Who may fall back has done so, and found nobody.
      return texts.say(allowFallback ? 'server.run.quotaEverywhere' : 'server.run.quota', {
        model,
        name,
      });
    case 'timeout':
      return texts.say('server.run.slow', { model, name });
    case 'broken':
      return texts.say('server.run.broken', { model, name });
    case 'rejected':
      return texts.say('server.run.rejected', { model, name });
    case 'overflow':
      return texts.say('server.run.tooLong', { model, name });
    case 'truncated':
      return texts.say('server.run.truncated', { model, name });
  }
}

/** The message the team reads when an agent does not read everything whole. */
export function shortenedText(
  { passages, found }: Shortened,
  model: string,
  name: string,
  texts: Texts,
): string {
  const sources = [...passages, ...(found ? [texts.say('server.run.earlierSteps')] : [])];
  return texts.say('server.run.shortened', {
    model,
    name,
    sources: formatList(texts.locale, sources),
  });
}
