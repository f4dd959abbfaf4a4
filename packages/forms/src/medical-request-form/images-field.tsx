'use client';

import { bounds, medicalImageTypes, type MedicalImage } from '@constella/api-client/contract';
import { FileUpload } from '@constella/ui';
import { useEffect } from 'react';

import type { ChoiceProps } from '../field/field.js';

/** A file that is here, or what a draft or an earlier request has left of one. */
type Picture = File | Partial<MedicalImage>;

const isHere = (picture: Picture) => picture instanceof File;

/**
 * The pictures of a medical request. The form holds their files, which it can show; its schema makes
 * of each what is sent. Of a picture whose file is gone nobody could see which it was, so it goes too.
 */
export function ImagesField({ value, onValueChange, ...field }: ChoiceProps<readonly Picture[]>) {
  const areAllHere = value.every(isHere);
  useEffect(() => {
    if (!areAllHere) onValueChange(value.filter(isHere));
  }, [areAllHere, value, onValueChange]);
  return (
    <FileUpload
      {...field}
      value={value.filter(isHere)}
      onValueChange={onValueChange}
      accept={medicalImageTypes.join(', ')}
      maxSize={bounds.medicalImageSize.max}
      maxFiles={bounds.medicalImages.max}
    />
  );
}
