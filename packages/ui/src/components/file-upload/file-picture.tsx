'use client';

import { useCallback, useState } from 'react';

import { FileTextIcon, ImageIcon } from '../../icons/index.js';
import * as styles from './file-upload.css.js';

/** A small picture of an image, an icon of anything else. The address is released with the picture. */
export function FilePicture({ file }: { file: File }) {
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined;
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!file.type.startsWith('image/')) return <FileTextIcon />;
  if (broken) return <ImageIcon />;
  // Its name stands beside it.
  return <img ref={show} alt="" className={styles.picture} onError={() => setBroken(true)} />;
}
