/** The roles of an administrator, the highest first. */
export const adminRoles = ['super_admin', 'admin', 'moderator', 'support'] as const;
/** One of {@link adminRoles}. */
export type AdminRole = (typeof adminRoles)[number];

/** The list of an administrator's permissions; a `super_admin` may do all of it. */
export const adminPermissions = [
  'user_management',
  'model_management',
  'pricing_management',
  'payment_management',
  'agent_management',
  'system_settings',
  'analytics_view',
  'database_management',
  'security_settings',
  'ethics_management',
  'plugin_management',
  'performance_monitoring',
] as const;
/** One of {@link adminPermissions}. */
export type AdminPermission = (typeof adminPermissions)[number];

/** Whether a model can be used. */
export const modelStatuses = [
  'active',
  'inactive',
  'testing',
  'deprecated',
  'maintenance',
] as const;
/** One of {@link modelStatuses}. */
export type ModelStatus = (typeof modelStatuses)[number];

/** Capabilities of a model. */
export const modelCapabilities = [
  'text_generation',
  'image_generation',
  'code_generation',
  'translation',
  'summarization',
  'analysis',
  'conversation',
  'reasoning',
  'vision',
  'audio',
  'multimodal',
] as const;
/** One of {@link modelCapabilities}. */
export type ModelCapability = (typeof modelCapabilities)[number];

/** The groups of system settings. */
export const settingCategories = [
  'system',
  'payment',
  'ai_model',
  'security',
  'ui',
  'notification',
  'integration',
] as const;
/** One of {@link settingCategories}. */
export type SettingCategory = (typeof settingCategories)[number];

/** How the text of a setting is read. The specification names no list; these are JSON's types. */
export const settingDataTypes = ['string', 'number', 'boolean', 'json'] as const;
/** One of {@link settingDataTypes}. */
export type SettingDataType = (typeof settingDataTypes)[number];

/** How grave a line of the system log is. The specification names no list; these are syslog's common ones. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
/** One of {@link logLevels}. */
export type LogLevel = (typeof logLevels)[number];

/** What every result is checked for before its run ends, in the order they are listed. */
export const ethicsChecks = [
  'personal_data',
  'figure_sources',
  'regulated_advice',
  'equal_treatment',
  'tool_permission',
] as const;
/** One of {@link ethicsChecks}. */
export type EthicsCheck = (typeof ethicsChecks)[number];

/**
 * What follows where a check finds something: `mark`, it is said beside the result; `mask`, the words
 * are hidden too, where they are words of the result; `review`, it waits for a decision of its owner.
 */
export const ethicsActions = ['mark', 'mask', 'review'] as const;
/** One of {@link ethicsActions}. */
export type EthicsAction = (typeof ethicsActions)[number];

/** What the owner of a result decided about what a check found in it. */
export const ethicsDecisions = ['confirmed', 'dismissed'] as const;
/** One of {@link ethicsDecisions}. */
export type EthicsDecision = (typeof ethicsDecisions)[number];
