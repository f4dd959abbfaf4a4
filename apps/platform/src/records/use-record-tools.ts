import { useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { useUndo } from '../base/lists/use-undo';
import type { RecordTools } from './section';

/** What the actions of a list work with. */
export const useRecordTools = (): RecordTools => ({
  api: useApi(),
  queryClient: useQueryClient(),
  intl: useIntl(),
  navigate: useNavigate(),
  pathname: useLocation().pathname,
  offerUndo: useUndo(),
});
