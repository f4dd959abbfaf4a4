import type { AssistantId, AssistantRequest } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import type { ConstellaForm } from '@constella/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Fields = Record<string, unknown>;

/** Milliseconds of quiet before the price of what was typed is asked for. */
const quiet = 500;
/** The cost of a run of the form as it stands; undefined while it could not be sent. */
export function useEstimate(
  assistant: AssistantId,
  schema: { safeParse: (fields: unknown) => { success: boolean; data?: unknown } },
  form: Pick<ConstellaForm<Fields, Fields>['form'], 'getValues' | 'subscribe'>,
  /** The model chosen for it; empty for automatic. */
  model = '',
) {
  const api = useApi();
  const [request, setRequest] = useState<Fields>();
  useEffect(() => {
    const look = () => {
      // What the schema makes of the fields is what would be sent: a picked file is none of JSON.
      const { success, data } = schema.safeParse(form.getValues());
      setRequest(success ? (structuredClone(data) as Fields) : undefined);
    };
    look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(look, quiet);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, schema]);
  const estimate = useQuery({
    ...queries.estimateRun(api, assistant, request as AssistantRequest<AssistantId>, model),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return request === undefined ? undefined : estimate.data;
}
