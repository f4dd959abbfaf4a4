import * as z from 'zod';

import {
  adminPermissions,
  adminRoles,
  currencies,
  ethicsActions,
  ethicsChecks,
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
    description:
      'A user who administers, and what they may do; only a higher role gives, changes or takes it.',
    fields: {
      userId: reference('users'),
      role: oneOf(adminRoles).default('admin'),
      permissions: list(oneOf(adminPermissions))
        .describe('What they may do; a `super_admin` may do all of it.')
        .default([]),
      department: optional(label()),
      lastLoginAt: optional(moment()),
      isActive: flag().describe('Whether the permissions hold.').default(true),
      createdBy: optional(reference('users').describe('The user who appointed them.')),
    },
    unique: [['userId']],
    fixed: ['lastLoginAt', 'createdBy'],
    permission: 'security_settings',
    ...only,
  }),
  ai_models: record('ai_models', {
    description: 'A model the platform can use: its provider, costs and limits.',
    fields: {
      modelId: slug().describe('The name at its provider.'),
      name: title(),
      provider: label(),
      modelType: label(),
      capabilities: list(oneOf(modelCapabilities)).default([]),
      status: oneOf(modelStatuses).default('inactive'),
      priority: whole().describe('Its place among the models: the lowest comes first.').default(0),
      maxTokens: optional(whole().describe('Tokens of question and answer together.')),
      inputCostPer1k: optional(decimal(10, 6).describe('US dollars for 1,000 tokens.')),
      outputCostPer1k: optional(decimal(10, 6).describe('US dollars for 1,000 tokens.')),
      pointsCostPerRequest: whole().describe('Points.').default(1),
      rateLimitRpm: optional(whole().describe('Requests a minute.')),
      rateLimitTpm: optional(whole().describe('Tokens a minute.')),
      configuration: optional(json()),
    },
    unique: [['modelId']],
    secrets: ['configuration'],
    permission: 'model_management',
    ...only,
  }),
  system_settings: record('system_settings', {
    description: 'A setting of the platform.',
    fields: {
      settingKey: slug().describe('The name programs use.'),
      settingValue: prose().describe(
        'As text, whatever `dataType` says; not answered when `isSensitive`.',
      ),
      dataType: oneOf(settingDataTypes).default('string'),
      category: oneOf(settingCategories),
      isSensitive: flag().describe('Whether the value is a secret.').default(false),
      description: optional(prose()),
    },
    unique: [['settingKey']],
    secretWhen: { field: 'settingValue', flag: 'isSensitive' },
    permission: 'system_settings',
    ...only,
  }),
  payment_configurations: record('payment_configurations', {
    description: 'A way to pay, and where it is offered.',
    fields: {
      method: oneOf(paymentMethods),
      isEnabled: flag().default(false),
      configuration: optional(json().describe('Keys and addresses of the provider.')),
      testMode: flag().describe('Whether nothing is charged.').default(true),
      supportedCurrencies: list(oneOf(currencies)).default([]),
      regions: list(label()).default([]),
    },
    unique: [['method']],
    secrets: ['configuration'],
    permission: 'payment_management',
    ...only,
  }),
  usage_analytics: record('usage_analytics', {
    description: 'A measure of how the platform was used on a day.',
    fields: {
      date: day(),
      metric: slug().describe('The name programs use.'),
      category: optional(label()),
      value: decimal(15, 2, { min: -9_999_999_999_999.99 }).describe(
        'In the unit of the metric; may be negative.',
      ),
    },
    read: 'admin',
    write: 'server',
    permission: 'analytics_view',
  }),
  system_logs: record('system_logs', {
    description:
      'Something that happened on the server; every write of an administrator is among them.',
    fields: {
      level: oneOf(logLevels),
      category: label(),
      message: prose(),
      details: json().describe('Never has secrets.').default({}),
      userId: optional(reference('users').describe('Who did it.')),
      adminId: optional(reference('admins').describe('Who did it, when it was an administrator.')),
      ipAddress: optional(label()),
      userAgent: optional(prose()),
    },
    read: 'admin',
    write: 'server',
    permission: 'performance_monitoring',
  }),
  performance_metrics: record('performance_metrics', {
    description: 'A measurement of the platform.',
    fields: {
      metric: slug().describe('The name programs use.'),
      value: decimal(15, 4, { min: -99_999_999_999.9999 }).describe('In `unit`; may be negative.'),
      unit: optional(label().describe('`ms`, `percent`, `bytes`.')),
      recordedAt: moment(),
    },
    read: 'admin',
    write: 'server',
    permission: 'performance_monitoring',
    ours: true,
  }),
  agent_configurations: record('agent_configurations', {
    description: 'Settings new agents can start with.',
    fields: {
      name: title(),
      description: optional(prose()),
      settings: json().describe('What new agents of this kind start with.').default({}),
      active: flag().default(true),
    },
    permission: 'agent_management',
    ours: true,
    ...only,
  }),
  ethics_configurations: record('ethics_configurations', {
    description: 'Rules runs are checked against.',
    fields: {
      name: title(),
      description: optional(prose()),
      rules: list(z.object({ check: oneOf(ethicsChecks), action: oneOf(ethicsActions) }))
        .describe('What every result is checked for, and what follows where something is found.')
        .default([]),
      active: flag().default(true),
    },
    permission: 'ethics_management',
    ours: true,
    ...only,
  }),
  plugins: record('plugins', {
    description: 'Something that adds to the platform.',
    fields: {
      pluginId: slug().describe('The name programs use.'),
      name: title(),
      description: optional(prose()),
      version: version().default('1.0.0'),
      configuration: optional(json().describe('Keys and addresses it needs.')),
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
