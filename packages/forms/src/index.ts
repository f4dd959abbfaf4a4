export { LoginForm, type LoginFormProps } from './login-form/login-form.js';
export { loginDefaults, loginSchema, type LoginValues } from './login-form/schema.js';

export { RegisterForm, type RegisterFormProps } from './register-form/register-form.js';
export {
  registerDefaults,
  registerSchema,
  type RegisterValues,
  type Registration,
} from './register-form/schema.js';
export {
  passwordRules,
  passwordStrength,
  passwordStrengths,
  type PasswordRule,
  type PasswordStrength,
} from './password/password-rules.js';

export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from './forgot-password-form/forgot-password-form.js';
export {
  forgotPasswordDefaults,
  forgotPasswordSchema,
  type ForgotPasswordValues,
} from './forgot-password-form/schema.js';

export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
} from './reset-password-form/reset-password-form.js';
export {
  resetPasswordDefaults,
  resetPasswordSchema,
  type ResetPasswordSubmission,
  type ResetPasswordValues,
} from './reset-password-form/schema.js';

export { AccountForm, type AccountFormProps } from './account-form/account-form.js';
export {
  accountFormDefaults,
  accountSchema,
  type AccountSubmission,
  type AccountValues,
} from './account-form/schema.js';

export { PasswordForm, type PasswordFormProps } from './password-form/password-form.js';
export {
  passwordDefaults,
  passwordSchema,
  type PasswordSubmission,
  type PasswordValues,
} from './password-form/schema.js';

export { AgentForm, type AgentFormHandle, type AgentFormProps } from './agent-form/agent-form.js';
export {
  agentFormDefaults,
  agentSchema,
  type AgentSubmission,
  type AgentValues,
} from './agent-form/schema.js';
export {
  agentTypeOptions,
  capabilityOptions,
  memoryTypeOptions,
  preferredProviderOptions,
  specializationOptions,
} from './agent-form/options.js';

export {
  ModelTestForm,
  type ModelTestFormHandle,
  type ModelTestFormProps,
} from './model-test-form/model-test-form.js';
export {
  modelTestFormDefaults,
  modelTestSchema,
  type ModelTestSubmission,
  type ModelTestValues,
} from './model-test-form/schema.js';

export {
  CollaborationTaskForm,
  type CollaborationTaskFormProps,
} from './collaboration-task-form/collaboration-task-form.js';
export {
  collaborationTaskDefaults,
  collaborationTaskSchema,
  type CollaborationTaskSubmission,
  type CollaborationTaskValues,
} from './collaboration-task-form/schema.js';
export { type TeamAgent } from './collaboration-task-form/team.js';

// Each with its layout and its types.
export * from './writing-form/writing-form.js';
export * from './creative-form/creative-form.js';
export * from './decision-form/decision-form.js';
export * from './training-form/training-form.js';
export * from './risk-assessment-form/risk-assessment-form.js';
export * from './document-generator-form/document-generator-form.js';
export * from './regulation-monitor-form/regulation-monitor-form.js';
export * from './innovation-form/innovation-form.js';
export * from './compliance-risk-form/compliance-risk-form.js';
export * from './compliance-policy-form/compliance-policy-form.js';
export * from './learning-plan-form/learning-plan-form.js';
export * from './learning-content-form/learning-content-form.js';
export * from './travel-plan-form/travel-plan-form.js';
export * from './medical-request-form/medical-request-form.js';
export {
  criticalValues,
  EmergencyBanner,
  useEmergencySigns,
  type EmergencyBannerProps,
  type SignRead,
} from './medical-request-form/emergency-banner.js';
export {
  convertedText,
  LabRangeSource,
  LabStandingLine,
  rangeText,
} from './medical-request-form/lab-standing.js';
export * from './science-request-form/science-request-form.js';
export * from './research-form/research-form.js';
export * from './life-review-form/life-review-form.js';
export * from './mcp-connection-form/mcp-connection-form.js';

export {
  CompanyForm,
  companyDefaults,
  type CompanyFormProps,
  type CompanyValues,
} from './company-form/company-form.js';
export { companyField } from './company-field/company-field.js';
export { fromCompany } from './company-field/from-company.js';
export { filledByCompany } from './company-field/company-facts.js';
export {
  type Company,
  type CompanyFields,
  type CompanySource,
} from './company-field/company-source.js';

// For forms of one's own.
export { defineLayout, extendLayout, withoutField } from './form-of/layout.js';
export { choiceLabel } from './form-of/layout-texts.js';
export type {
  FieldControlProps,
  FieldLayout,
  FormLayout,
  FormValues,
  LayoutSection,
  When,
} from './form-of/layout-types.js';
export { FormOf, type FormOfProps } from './form-of/form-of.js';
export {
  LayoutForm,
  runWords,
  type FilledFormProps,
  type LayoutFormProps,
} from './form-of/layout-form.js';
export { type FormSources } from './form-of/sources.js';
export { type FormTexts, type TextValues } from './field/form-context.js';
export { type FormText } from './field/form-text.js';
export { ModelField, type ModelFieldProps } from './model-field/model-field.js';
export { ModelPicker, type ModelPickerProps } from './model-field/model-picker.js';
export type { ModelSource } from './model-field/model-source.js';
export {
  Field,
  type ChoiceProps,
  type FieldComponentProps,
  type FieldOf,
  type InputProps,
} from './field/field.js';
export { Form, type FormProps } from './field/form.js';
export { type FormSurface, type LayoutFormWords } from './field/form-panel.js';
export { FormActions, type FormActionsProps } from './field/form-actions.js';
export { FormReset, type FormResetProps } from './field/form-reset.js';
export { FormErrorSummary, type FormErrorSummaryProps } from './field/form-error-summary.js';
export {
  EditConflictNotice,
  type EditConflictNoticeProps,
} from './edit-conflict/edit-conflict-notice.js';
export { useEditConflict, type EditConflict } from './edit-conflict/use-edit-conflict.js';
export { FormNotice, type FormNoticeProps } from './field/form-notice.js';
export { FormSection, type FormSectionProps } from './field/form-section.js';
export {
  useConstellaForm,
  type ConstellaForm,
  type ConstellaFormOptions,
} from './field/use-constella-form.js';
export {
  clearDraft,
  readDraft,
  writeDraft,
  type Draft,
  type DraftPlace,
} from './draft/draft-store.js';
export { type DraftState, type ForeignDraft, type OlderDraft } from './draft/use-draft.js';
export { type FailureMessages } from './field/failure.js';
export { TypedFacts, type TypedFactsProps } from './field/typed-facts.js';
export { useLongestEntry } from './field/use-longest-entry.js';
export { useOptions, type FormOption, type SaidOption } from './field/use-options.js';
export { formNamespaces } from './namespaces.js';
