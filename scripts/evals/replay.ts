import { createModels } from '../../apps/mock-server/src/models/models';
import { chatMessages } from '../../apps/mock-server/src/models/chat-messages';
import { createOfflineProvider } from '../../apps/mock-server/src/models/offline/offline-provider';
import { createOpenAiProvider } from '../../apps/mock-server/src/models/openai/openai-provider';
import { estimateTokens } from '../../apps/mock-server/src/models/tokens';
import { offlineContent } from '../../apps/mock-server/src/runs/assistants/index';
import {
  beginStream,
  chunk,
  refuse,
  startOpenAiFake,
  type FakeRequest,
} from '../../apps/mock-server/src/testing/openai-fake';
import type { CompletionRequest } from '../../apps/mock-server/src/models/provider';
import type { KeptBrief, Recording } from './briefs';
import { entryOf, runBrief, type BriefRun } from './run-brief';

/** The model a service lists that answers with what is recorded. */
const recordedModel = { id: 'recorded', context_length: 128_000 };

/** A service that speaks the OpenAI protocol and writes what was recorded. */
export async function startReplay() {
  /** What is asked, and what was answered to it. */
  const answers = new Map<string, string>();
  const fake = await startOpenAiFake((request, response) => {
    if (request.path.endsWith('/models')) {
      response.end(JSON.stringify({ data: [recordedModel] }));
      return;
    }
    const text = answers.get(questionOf(request));
    if (text === undefined) {
      refuse(response, 400, 'nothing is recorded for this step');
      return;
    }
    beginStream(response);
    for (const piece of text.match(/[\s\S]{1,2000}/g) ?? []) response.write(chunk(piece));
    const usage = {
      prompt_tokens: estimateTokens(JSON.stringify(request.body.messages)),
      completion_tokens: estimateTokens(text),
    };
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }], usage })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  });
  return {
    close: fake.close,
    /** What the service was sent. */
    requests: fake.requests,
    /** Runs a brief with its recording. */
    run(kept: KeptBrief & { readonly recording: Recording }): Promise<BriefRun> {
      const now = Date.parse(`${kept.recording.day}T09:00:00.000Z`);
      return runBrief(kept, {
        now: () => now,
        model: recordedModel.id,
        models: (store) =>
          createModels(store, {
            offline: createOfflineProvider(offlineContent, { pace: 0 }),
            main: createOpenAiProvider({ baseUrl: fake.baseUrl }),
          }),
        async before(request) {
          const answer = answerTo(request, kept.recording);
          const [, question] = await chatMessages(request);
          if (answer !== undefined && question) answers.set(question.content, answer);
        },
      });
    },
  };
}

const questionOf = ({ body }: FakeRequest): string => body.messages?.[1]?.content ?? '';

/** The recorded answer to a request. */
function answerTo(request: CompletionRequest, { answers }: Recording): string | undefined {
  const answer = answers[request.prompt.step];
  const entry = entryOf(request);
  const own =
    entry !== undefined && answer !== null && typeof answer === 'object' // An agent that is recorded once says the same in every round.
      ? (answer[entry] ?? answer[entry.replace(/ \d+$/, '')])
      : answer;
  return own === undefined || typeof own === 'string' ? own : JSON.stringify(own);
}
