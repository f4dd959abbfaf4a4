import { Skeleton, SkeletonGroup } from '@constella/ui';

/** As much room as its button will take, so that nothing moves. */
export function ExportsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" width={96} height={32} />
    </SkeletonGroup>
  );
}
