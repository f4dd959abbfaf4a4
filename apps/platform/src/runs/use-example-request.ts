import type { AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** The request of an assistant's finished example, where the address has `?example`. */
export function useExampleRequest(assistant: AssistantId): {
  /** Whether a form has to wait before it begins. */
  isLoading: boolean;
  request: Readonly<Record<string, unknown>> | undefined;
} {
  const [params] = useSearchParams();
  const { data, isLoading } = useQuery({
    ...queries.assistantExample(useApi(), assistant),
    enabled: params.has('example'),
  });
  return { isLoading, request: params.has('example') ? data?.request : undefined };
}
