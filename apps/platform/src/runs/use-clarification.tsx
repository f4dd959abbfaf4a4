import type {
  AssistantId,
  AssistantRequest,
  ClarifyingQuestion,
  RunExtras,
} from '@constella/api-client';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ReactNode } from 'react';

import { lazyPart } from '../base/loading/lazy-part';

const ClarifyDialog = lazyPart(() => import('./clarify-dialog').then((m) => m.ClarifyDialog));

/** What became of the question: what the run is told of it, or `undefined` for nothing to begin. */
type Clarified = Pick<RunExtras, 'clarification'> | undefined;

interface Open {
  readonly asked: ClarifyingQuestion & { question: string };
  readonly settle: (clarified: Clarified) => void;
}

/**
 * Asks before a run what is decisive and missing, once a form; without a connected model never. When
 * no question comes, the run begins as it was asked.
 */
export function useClarification(assistant: AssistantId): {
  clarify: (request: Readonly<Record<string, unknown>>, model: string) => Promise<Clarified>;
  dialog: ReactNode;
} {
  const calls = useCalls();
  const connection = useQuery(queries.modelConnection(useApi()));
  const wasAsked = useRef(false);
  const [open, setOpen] = useState<Open>();
  return {
    async clarify(request, model) {
      if (wasAsked.current || !connection.data?.connected) return {};
      const none: ClarifyingQuestion = { question: null, answers: [] };
      const { question, answers } = await calls
        .clarifyRun(assistant, request as AssistantRequest<AssistantId>, { model, retries: 0 })
        // The run says by itself what is wrong.
        .catch(() => none);
      if (question === null) return {};
      wasAsked.current = true;
      const clarified = await new Promise<Clarified>((settle) =>
        setOpen({ asked: { question, answers }, settle }),
      );
      setOpen(undefined);
      return clarified;
    },
    dialog: open && (
      <Suspense fallback={null}>
        <ClarifyDialog
          asked={open.asked}
          onAnswer={(answer) =>
            open.settle({ clarification: { question: open.asked.question, answer } })
          }
          onSkip={() => open.settle({})}
          onClose={() => open.settle(undefined)}
        />
      </Suspense>
    ),
  };
}
