import * as z from 'zod';

import { bounds } from '../bounds.js';
import { medicalAnalysisModes, medicalImageTypes, medicalUrgencies } from '../enums.js';
import { numberIn, oneOf, optionalText, text } from '../fields.js';

/**
 * A picture of a medical request as its file says. The picture itself is no part of the request, so
 * that no stored run holds one. A `File` fits as it is.
 */
export const medicalImageSchema = z.object({
  name: text(bounds.fileName),
  type: oneOf(medicalImageTypes),
  /** Bytes. */
  size: numberIn(bounds.medicalImageSize, 'whole'),
});
/** A picture of a medical request. */
export type MedicalImage = z.infer<typeof medicalImageSchema>;

/** The request of a medical analysis: who is ill, what is felt and seen, what was before. */
export const medicalRequest = z.object({
  /** Age, sex, weight and the like; no name is needed. */
  patientInfo: optionalText(bounds.longText),
  symptoms: text(bounds.longText, 'validation.medical.symptomsRequired'),
  medicalHistory: optionalText(bounds.longText),
  urgencyLevel: oneOf(medicalUrgencies).default('normal'),
  medicalImages: z
    .array(medicalImageSchema)
    .max(bounds.medicalImages.max, 'validation.generic.max')
    .default([]),
  analysisMode: oneOf(medicalAnalysisModes).default('standard'),
});
