'use client';

import type { ReactNode } from 'react';

import { TrashIcon } from '../../icons/index.js';
import { fileUpload } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Progress } from '../progress/progress.js';
import { FilePicture } from './file-picture.js';
import { fileSize } from './file-rules.js';
import * as styles from './file-upload.css.js';

interface FileRowProps {
  file: File;
  /** 0–100 while it is sent; undefined when nothing is known. */
  progress: number | undefined;
  problem: ReactNode;
  /** It cannot be removed now. */
  locked: boolean;
  onRemove: () => void;
}

/** One file: picture, name, size, how far it has come or what is wrong. */
export function FileRow({ file, progress, problem, locked, onRemove }: FileRowProps) {
  const { locale, labels: texts } = useUi();
  const labels = { ...fileUpload, ...texts.fileUpload };
  const known = progress !== undefined && Number.isFinite(progress);
  const sending = known && progress < 100 && !problem;
  return (
    <li className={styles.item} data-state={problem ? 'failed' : sending ? 'sending' : 'ready'}>
      <span className={styles.preview}>
        <FilePicture file={file} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.name} title={file.name}>
            {file.name}
          </bdi>
          <span className={styles.detail}>{fileSize(file.size, locale)}</span>
          {known && progress >= 100 && !problem && (
            <span className={styles.detail}>{labels.uploaded}</span>
          )}
        </span>
        {problem && <span className={styles.problem}>{problem}</span>}
        {sending && (
          <Progress
            label={labels.uploading({ name: file.name })}
            value={progress}
            valueText={new Intl.NumberFormat(locale, {
              style: 'percent',
              numberingSystem: 'latn',
            }).format(progress / 100)}
          />
        )}
      </span>
      {!locked && (
        <IconButton
          size="small"
          label={labels.remove({ name: file.name })}
          icon={<TrashIcon size={14} />}
          className={styles.remove}
          data-remove=""
          onClick={onRemove}
        />
      )}
    </li>
  );
}
