import { useFormats, useIntl } from '@constella/i18n/react';
import { useState } from 'react';

/** Milliseconds within which a distance says more than a date. */
const near = 7 * 24 * 3_600_000;

interface MomentProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** When something was: a distance within a week, then a short date; the whole of it in its title. */
export function Moment({ at, className }: MomentProps) {
  const intl = useIntl();
  const { relative, dateTime } = useFormats();
  const [now] = useState(() => Date.now());
  const isNear = Math.abs(now - new Date(at).getTime()) < near;
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {isNear ? relative(at) : intl.formatDate(at, { dateStyle: 'medium' })}
    </time>
  );
}
