'use client';

import { type ComponentProps, useState } from 'react';

import { classNames } from '../../class-names.js';
import { UserIcon } from '../../icons/index.js';
import * as styles from './avatar.css.js';
import { initials } from './initials.js';

export const avatarSizes = [20, 28, 40] as const;

const iconSize = { 20: 12, 28: 14, 40: 20 } as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name in any script; the initials and the accessible name come from it. */
  name: string;
  /** Picture. The initials stay while it loads and when it fails. */
  src?: string;
  /** Edge in px. @default 28 */
  size?: (typeof avatarSizes)[number];
  /** The name is written beside it, or names the button around it. @default false */
  decorative?: boolean;
}

function Picture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  if (src === failed) return null;
  return <img className={styles.image} src={src} alt="" onError={() => setFailed(src)} />;
}

/** A person as a disc: picture, else initials, else a silhouette. */
export function Avatar({
  name,
  src,
  size = 28,
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  const letters = initials(name);
  const hidden = decorative || name.trim() === '';
  return (
    // Initials alone are one element without children: a page may have a thousand.
    <span
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...props}
      data-initials={letters === '' ? undefined : letters}
      className={classNames(
        styles.avatar,
        styles.size[size],
        src !== undefined && styles.pictured,
        className,
      )}
    >
      {letters !== '' && src === undefined ? null : (
        <>
          {letters === '' ? <UserIcon size={iconSize[size]} /> : null}
          {src === undefined ? null : <Picture src={src} />}
        </>
      )}
    </span>
  );
}
