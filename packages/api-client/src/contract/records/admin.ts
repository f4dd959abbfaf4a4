import {
  adminPermissions,
  adminRoles,
  currencies,
  logLevels,
  modelCapabilities,
  modelStatuses,
  paymentMethods,
  settingCategories,
  settingDataTypes,
} from '../enums.js';
import { flag, oneOf } from '../fields.js';
import {
  day,
  decimal,
  documentText,
  json,
  jsonList,
  label,
  list,
  moment,
  optional,
  prose,
  reference,
  slug,
  title,
  version,
  whole,
} from './columns.js';
import { record } from './record.js';

/** Records only administrators see; which of them, the permission says. */
const only = { read: 'admin', write: 'admin' } as const;

/** Admin records (data model, section 3). */
export const adminRecords = {
  admins: record('admins', {
    fields: {
      userId: reference('users'),
      role: oneOf(adminRoles).default('admin'),
      permissions: list(oneOf(adminPermissions)).default([]),
      department: optional(label()),
      lastLoginAt: optional(moment()),
      isActive: flag().default(true),
      createdBy: optional(reference('users')),
    },
    unique: [['userId']],
    fixed: ['lastLoginAt', 'createdBy'],
    permission: 'security_settings',
    ...only,
  }),
  ai_models: record('ai_models', {
    fields: {
      modelId: slug(),
      name: title(),
      provider: label(),
      modelType: label(),
      capabilities: list(oneOf(modelCapabilities)).default([]),
      status: oneOf(modelStatuses).default('inactive'),
      priority: whole().default(0),
      maxTokens: optional(whole()),
      /** US dollars. */
      inputCostPer1k: optional(decimal(10, 6)),
      outputCostPer1k: optional(decimal(10, 6)),
      pointsCostPerRequest: whole().default(1),
      /** Requests and tokens a minute. */
      rateLimitRpm: optional(whole()),
      rateLimitTpm: optional(whole()),
      configuration: optional(json()),
    },
    unique: [['modelId']],
    secrets: ['configuration'],
    permission: 'model_management',
    ...only,
  }),
  system_settings: record('system_settings', {
    fields: {
      settingKey: slug(),
      settingValue: prose(),
      dataType: oneOf(settingDataTypes).default('string'),
      category: oneOf(settingCategories),
      isSensitive: flag().default(false),
      description: optional(prose()),
    },
    unique: [['settingKey']],
    secretWhen: { field: 'settingValue', flag: 'isSensitive' },
    permission: 'system_settings',
    ...only,
  }),
  payment_configurations: record('payment_configurations', {
    fields: {
      method: oneOf(paymentMethods),
      isEnabled: flag().default(false),
      configuration: optional(json()),
      testMode: flag().default(true),
      supportedCurrencies: list(oneOf(currencies)).default([]),
      regions: list(label()).default([]),
    },
    unique: [['method']],
    secrets: ['configuration'],
    permission: 'payment_management',
    ...only,
  }),
  usage_analytics: record('usage_analytics', {
    fields: {
      date: day(),
      metric: slug(),
      category: optional(label()),
      value: decimal(15, 2, { min: -9_999_999_999_999.99 }),
    },
    read: 'admin',
    write: 'server',
    permission: 'analytics_view',
  }),
  system_logs: record('system_logs', {
    fields: {
      level: oneOf(logLevels),
      category: label(),
      message: prose(),
      details: json().default({}),
      userId: optional(reference('users')),
      adminId: optional(reference('admins')),
      ipAddress: optional(label()),
      userAgent: optional(prose()),
    },
    read: 'admin',
    write: 'server',
    permission: 'performance_monitoring',
  }),
  performance_metrics: record('performance_metrics', {
    fields: {
      metric: slug(),
      value: decimal(15, 4, { min: -99_999_999_999.9999 }),
      unit: optional(label()),
      recordedAt: moment(),
    },
    read: 'admin',
    write: 'server',
    permission: 'performance_monitoring',
    ours: true,
  }),
  agent_configurations: record('agent_configurations', {
    fields: {
      name: title(),
      description: optional(prose()),
      /** What new agents of this kind start with. */
      settings: json().default({}),
      active: flag().default(true),
    },
    permission: 'agent_management',
    ours: true,
    ...only,
  }),
  ethics_configurations: record('ethics_configurations', {
    fields: {
      name: title(),
      description: optional(prose()),
      /** What a run is checked for, each with its condition and what follows. */
      rules: jsonList().default([]),
      active: flag().default(true),
    },
    permission: 'ethics_management',
    ours: true,
    ...only,
  }),
  plugins: record('plugins', {
    fields: {
      pluginId: slug(),
      name: title(),
      description: optional(prose()),
      version: version().default('1.0.0'),
      configuration: optional(json()),
      documentation: optional(documentText()),
      enabled: flag().default(false),
    },
    unique: [['pluginId']],
    secrets: ['configuration'],
    permission: 'plugin_management',
    ours: true,
    ...only,
  }),
};
