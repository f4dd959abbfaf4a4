import { rowMutations, rowQueries } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, StarIcon, Text } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../../base/error-text';
import { useSession } from '../../../base/session';
import { useRecordTools } from '../../../records/use-record-tools';
import type { Resource } from './resource-words';

/** Puts a resource aside for later, or no longer: then it can be taken back. */
export function SaveResource({ resource }: { resource: Resource }) {
  const intl = useIntl();
  const { user } = useSession();
  const { api, queryClient, offerUndo } = useRecordTools();
  const asked = { where: { resourceId: resource.id, userId: user?.id ?? 0 }, limit: 1 };
  const query = rowQueries.list(api, 'user_saved_resources', asked);
  const [saved] = useQuery(query).data?.rows ?? [];
  const { create, remove } = rowMutations;
  const save = () =>
    create(api, queryClient, 'user_saved_resources').mutationFn({
      resourceId: resource.id,
      savedAt: new Date().toISOString(),
    });
  const change = useMutation({
    mutationFn: async () => {
      if (!saved) return void (await save());
      await remove(api, queryClient, 'user_saved_resources').mutationFn(saved);
      const title = intl.formatMessage({ id: 'resources.unsaved' }, { name: resource.title });
      offerUndo(title, save);
    },
  });
  return (
    <>
      <Button
        icon={<StarIcon />}
        aria-pressed={saved !== undefined}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {intl.formatMessage({ id: saved ? 'resources.saved' : 'resources.save' })}
      </Button>
      <div role="alert">
        {change.error && (
          <Text size={12} tone="danger">
            <ErrorText error={change.error} />
          </Text>
        )}
      </div>
    </>
  );
}
