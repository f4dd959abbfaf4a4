import {
  analysisMethods,
  decisionDataSources,
  decisionTypes,
  reportFormats,
  type AnalysisMethod,
  type DecisionDataSource,
  type DecisionType,
  type ReportFormat,
} from '@constella/api-client';
import type { FormOption } from '@constella/forms';

/** What a decision can be about. */
export const typeOptions = decisionTypes.map((value): FormOption<DecisionType> => ({
  value,
  label: `decision.type.${value}`,
  description: `decision.type.${value}.hint`,
}));

/** How it can be analysed. */
export const methodOptions = analysisMethods.map((value): FormOption<AnalysisMethod> => ({
  value,
  label: `decision.method.${value}`,
  description: `decision.method.${value}.hint`,
}));

/** What it can be based on. */
export const sourceOptions = decisionDataSources.map((value): FormOption<DecisionDataSource> => ({
  value,
  label: `decision.source.${value}`,
  description: `decision.source.${value}.hint`,
}));

/** How it can be reported. */
export const formatOptions = reportFormats.map((value): FormOption<ReportFormat> => ({
  value,
  label: `decision.format.${value}`,
  description: `decision.format.${value}.hint`,
}));
