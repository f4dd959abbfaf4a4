import { findAssistant } from '@constella/api-client/contract';

import { paths } from '../base/paths';

/** Where a form begins with the request of an example. */
export function startPath(assistant: string): string {
  if (assistant === 'cognitive-flow') return `${paths.cognitiveFlow}?example`;
  if (assistant === 'collaboration') return `${paths.agents}?tab=collaborate&example`;
  return `${findAssistant(assistant)?.path ?? ''}/new?example`;
}
