'use client';

import { type ComponentProps, useState } from 'react';

import { classNames } from '../private/class-names.js';
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
  name: given,
  src,
  size = 28,
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  // Somebody may not have said it yet.
  const name = given ?? '';
  const letters = initials(name);
  const hidden = decorative || name.trim() === '';
  // Written in a picture with a name, which is all that is read of it. Beside the name they are drawn:
  // as text they would have to be part of the name of a button around them.
  const drawn = hidden && letters !== '';
  const face = letters === '' ? <UserIcon size={iconSize[size]} /> : drawn ? null : letters;
  return (
    // Initials alone are one element: a page may have a thousand.
    <span
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...props}
      data-initials={drawn ? letters : undefined}
      className={classNames(
        styles.avatar,
        styles.size[size],
        src !== undefined && styles.pictured,
        className,
      )}
    >
      {src === undefined ? (
        face
      ) : (
        <>
          {face}
          <Picture src={src} />
        </>
      )}
    </span>
  );
}
