import {
  bounds,
  currencies,
  type AdminPermission,
  type AdminRole,
  type EthicsAction,
  type EthicsCheck,
  type Model,
  type ModelCapability,
  type PaymentMethod,
} from '@constella/api-client/contract';

import { offlineModels } from '../models/offline/models.js';
import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import { companyName } from './company.js';
import type { SeedTexts } from './seed-texts.js';

/** Makes an account an administrator's. */
export function seedAdmin(
  { store, texts, now, begin }: Seeding,
  owner: Owner,
  {
    role,
    permissions,
    createdBy,
  }: {
    readonly role: AdminRole;
    readonly permissions: readonly AdminPermission[];
    readonly createdBy?: number;
  },
): void {
  const department = role === 'support' ? texts.departments.service : texts.departments.technology;
  store.insert('admins', {
    userId: owner.id,
    role,
    permissions: [...permissions],
    department,
    lastLoginAt: daysBefore(now, role === 'support' ? 0.3 : 1),
    createdBy: createdBy ?? null,
    createdAt: daysBefore(begin, 0),
  });
}

/** US dollars for a thousand tokens in and out, by the points a request costs. */
const costs: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, 0],
  1: [0.0004, 0.0016],
  2: [0.002, 0.008],
  3: [0.003, 0.015],
  4: [0.01, 0.04],
  5: [0.015, 0.075],
};
/** Models still there for old agents, not to be chosen for new ones. */
const deprecated = new Set(['anthropic/claude-3-opus', 'openai/gpt-3.5-turbo']);

function capabilitiesOf({ categories }: Model): ModelCapability[] {
  return [
    'text_generation',
    'conversation',
    'summarization',
    'translation',
    ...(categories?.includes('code') ? (['code_generation'] as const) : []),
    ...(categories?.includes('vision') ? (['vision', 'multimodal'] as const) : []),
  ];
}

/** The models of the offline catalogue as an administrator sees them. */
export function seedModels({ store, begin }: Seeding): void {
  [...offlineModels.openrouter, ...offlineModels.perplexity].forEach((model, index) => {
    const points = model.pointsCost ?? 1;
    const [input, output] = costs[points] ?? [0, 0];
    store.insert('ai_models', {
      modelId: model.id,
      name: model.name,
      provider: model.provider?.split('/')[0] ?? 'local',
      modelType: 'chat',
      capabilities: capabilitiesOf(model),
      status: deprecated.has(model.id) ? 'deprecated' : 'active',
      priority: index + 1,
      maxTokens: Math.min(model.contextLength ?? bounds.maxTokens.max, bounds.maxTokens.max),
      inputCostPer1k: input,
      outputCostPer1k: output,
      pointsCostPerRequest: points,
      rateLimitRpm: points > 3 ? 60 : 300,
      rateLimitTpm: points > 3 ? 100_000 : 500_000,
      createdAt: daysBefore(begin, 0),
    });
  });
}

type SettingRow = RowInput<'system_settings'>;
/** Key, value, type and category of each setting; the sensitive ones are marked. */
const settings: Record<
  keyof SeedTexts['settings'],
  readonly [string, string, SettingRow['dataType'], SettingRow['category'], 'sensitive'?]
> = {
  siteName: ['system.site_name', companyName, 'string', 'system'],
  maintenance: ['system.maintenance', 'false', 'boolean', 'system'],
  sessionDays: ['security.session_days', '30', 'number', 'security'],
  passwordLength: ['security.password_length', String(bounds.password.min), 'number', 'security'],
  defaultModel: ['ai.default_model', 'openai/gpt-4.1-mini', 'string', 'ai_model'],
  fallbackModel: ['ai.fallback_model', 'constella-local', 'string', 'ai_model'],
  currency: ['payment.currency', 'USD', 'string', 'payment'],
  webhookSecret: [
    'payment.webhook_secret',
    'demo-webhook-secret',
    'string',
    'payment',
    'sensitive',
  ],
  mailSender: ['notification.sender', 'hello@constella.example', 'string', 'notification'],
  mailPassword: [
    'notification.mail_password',
    'demo-mail-password',
    'string',
    'notification',
    'sensitive',
  ],
  defaultTheme: ['ui.theme', 'system', 'string', 'ui'],
  weeklyDigest: ['notification.weekly_digest', 'true', 'boolean', 'notification'],
  chatWebhook: [
    'integration.chat_webhook',
    'https://chat.constella.example/hooks/demo',
    'string',
    'integration',
    'sensitive',
  ],
};

/** Payment methods set up; a bank transfer is not, so that there is something left to add. */
const payments: Record<
  Exclude<PaymentMethod, 'bank_transfer'>,
  Partial<RowInput<'payment_configurations'>>
> = {
  stripe: { isEnabled: true, supportedCurrencies: [...currencies], regions: ['US', 'EU', 'CN'] },
  alipay: { supportedCurrencies: ['CNY', 'HKD'], regions: ['CN'] },
  wechat_pay: { supportedCurrencies: ['CNY'], regions: ['CN'] },
  paypal: { supportedCurrencies: ['USD', 'EUR', 'GBP'], regions: ['US', 'EU'] },
};

/** The configuration each kind of agent starts with. */
const configurations: Record<keyof SeedTexts['configurations'], Record<string, unknown>> = {
  dataAnalyst: { temperature: 0.2, capabilities: ['data_analysis', 'planning'] },
  researcher: { temperature: 0.3, capabilities: ['research', 'summarization'] },
  writer: { temperature: 0.9, capabilities: ['text_generation', 'translation'] },
  advisor: { temperature: 0.3, capabilities: ['data_analysis', 'research'] },
};

/** What each rule checks, and what follows. */
const ethics: Record<keyof SeedTexts['ethics'], readonly [EthicsCheck, EthicsAction]> = {
  personalData: ['personal_data', 'mask'],
  figureSources: ['figure_sources', 'mark'],
  regulatedAdvice: ['regulated_advice', 'mark'],
  fairness: ['equal_treatment', 'review'],
  toolPermission: ['tool_permission', 'mark'],
};

/** Version of each plugin, and whether it is on. */
const plugins: Record<keyof SeedTexts['plugins'], readonly [string, boolean]> = {
  calendar: ['1.4.0', true],
  chat: ['2.0.1', true],
  sheets: ['0.9.3', false],
  drive: ['1.1.0', false],
};

/** What every result is checked for. */
export function seedEthics({ store, texts, begin }: Seeding): void {
  for (const key of keysOf(ethics)) {
    const [check, action] = ethics[key];
    store.insert('ethics_configurations', {
      ...texts.ethics[key],
      rules: [{ check, action }],
      createdAt: daysBefore(begin, 0),
    });
  }
}

/** Settings administrators can change. */
export function seedSettings({ store, texts, begin }: Seeding): void {
  const createdAt = daysBefore(begin, 0);
  for (const key of keysOf(settings)) {
    const [settingKey, settingValue, dataType, category, sensitive] = settings[key];
    store.insert('system_settings', {
      settingKey,
      settingValue,
      dataType,
      category,
      isSensitive: sensitive !== undefined,
      description: texts.settings[key],
      createdAt,
    });
  }
  for (const method of keysOf(payments))
    store.insert('payment_configurations', {
      method,
      configuration: { merchant: `demo-${method}` },
      ...payments[method],
      createdAt,
    });
  for (const key of keysOf(configurations))
    store.insert('agent_configurations', {
      ...texts.configurations[key],
      settings: configurations[key],
      createdAt,
    });
  for (const key of keysOf(plugins)) {
    const [version, enabled] = plugins[key];
    store.insert('plugins', { pluginId: key, ...texts.plugins[key], version, enabled, createdAt });
  }
}
