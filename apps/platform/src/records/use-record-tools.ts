import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { useUndo } from '../base/lists/use-undo';

/** Tools the actions of a list work with. */
export type RecordTools = ReturnType<typeof useRecordTools>;

/** Tools the actions of a list work with. */
export function useRecordTools() {
  const { pathname, search } = useLocation();
  return {
    pathname,
    search,
    api: useCalls(),
    queryClient: useQueryClient(),
    intl: useIntl(),
    navigate: useNavigate(),
    offerUndo: useUndo(),
  };
}
