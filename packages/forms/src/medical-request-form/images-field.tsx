'use client';

import { bounds, medicalImageTypes, type MedicalImage } from '@constella/api-client/contract';
import { Callout, FileUpload, Stack } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';

import type { ChoiceProps } from '../field/field.js';
import { useFormText } from '../field/form-text.js';
import { cleanImage, type ImageProblem } from './clean-image.js';

/** A file that is here, or what a draft or an earlier request has left of one. */
type Picture = File | Partial<MedicalImage>;

const isHere = (picture: Picture) => picture instanceof File;

const problems: ReadonlySet<unknown> = new Set<ImageProblem>([
  'svg',
  'dicom',
  'program',
  'other',
  'unreadable',
]);

/**
 * The pictures of a medical request, each drawn anew when it is chosen. The form holds their files, which it
 * can show; its schema makes of each what is sent. Of a picture whose file is gone nobody could see which
 * it was, so it goes too.
 */
export function ImagesField({ value, onValueChange, ...field }: ChoiceProps<readonly Picture[]>) {
  const say = useFormText();
  const [refused, setRefused] = useState<readonly { name: string; problem: ImageProblem }[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** Chosen files as they were, by what was made of them. */
  const [made] = useState(() => new Map<File, File>());
  const wanted = useRef<readonly File[]>([]);
  const areAllHere = value.every(isHere);
  useEffect(() => {
    if (!areAllHere) onValueChange(value.filter(isHere));
  }, [areAllHere, value, onValueChange]);

  const choose = async (files: readonly File[]) => {
    // Those that are still being read were chosen, too.
    const before = wanted.current.filter((file) => !value.includes(file) && !files.includes(file));
    const chosen = [...files, ...before].slice(0, bounds.medicalImages.max);
    wanted.current = chosen;
    setBusy(true);
    const read = await Promise.all(
      chosen.map(async (file) => {
        if (value.includes(file)) return file;
        const clean =
          made.get(file) ??
          (await cleanImage(file).catch((error: unknown) =>
            problems.has(error) ? (error as ImageProblem) : ('unreadable' as const),
          ));
        if (typeof clean === 'string') return { name: file.name, problem: clean };
        made.set(file, clean);
        return clean;
      }),
    );
    // Another choice was made meanwhile; it has these too.
    if (wanted.current !== chosen) return;
    wanted.current = [];
    setBusy(false);
    setRefused(read.flatMap((one) => (one instanceof File ? [] : [one])));
    onValueChange(read.filter((one) => one instanceof File));
  };
  return (
    <Stack gap={8}>
      <FileUpload
        {...field}
        value={value.filter(isHere)}
        onValueChange={(files) => void choose(files)}
        accept={medicalImageTypes.join(', ')}
        maxSize={bounds.medicalImageSize.max}
        maxFiles={bounds.medicalImages.max}
        aria-busy={isBusy}
      />
      {refused.length > 0 && (
        <Callout tone="danger" role="alert">
          {refused.map(({ name, problem }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may have one name
            <div key={at}>{say(`medical.image.${problem}`, { name })}</div>
          ))}
        </Callout>
      )}
    </Stack>
  );
}
