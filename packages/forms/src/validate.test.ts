import { bounds } from '@constella/api-client';
import { type Locale, locales } from '@constella/i18n';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { formSchemas, validate, type FormSchemaName } from './validate.js';

const agent = {
  name: 'Contract reader',
  type: 'processor',
  model: 'constella/offline',
  capabilities: ['text_generation'],
};
const task = {
  title: 'Choose a site',
  description: 'Compare three sites.',
  agentsInvolved: [1, 2],
  coordinatorId: 1,
};
const modelTest = { models: ['constella/offline'], prompt: 'What capabilities do you have?' };
const registration = {
  username: 'marta',
  fullName: 'Marta Lindqvist',
  email: 'marta@example.com',
  password: 'nine lives',
  confirmPassword: 'nine lives',
};
const plan = {
  learningArea: 'language',
  learningGoal: 'personal',
  timeCommitment: 'minimal',
  learningStyle: 'reading',
};
const trip = {
  destination: 'Lisbon',
  startDate: '2026-05-01',
  endDate: '2026-06-29',
  budget: 2_500,
};
const scan = { name: 'chest.png', type: 'image/png', size: 4_200 };
const illness = { symptoms: 'A dry cough for three weeks' };
const research = { queryDescription: 'Are there odd perfect numbers?', domain: 'mathematics' };
const long = (length: number) => 'x'.repeat(length);

/** Schema, a name for the case, the values, the field, and the exact text per language. */
type Case = [FormSchemaName, string, object, string, { zh: string; en: string }];

const cases: Case[] = [
  // The product specification's literals, exactly, in the language it gives them in.
  [
    'agent',
    'name of one character',
    { ...agent, name: 'A' },
    'name',
    { zh: '名称至少需要2个字符', en: 'The name needs at least 2 characters' },
  ],
  [
    'agent',
    'name of spaces',
    { ...agent, name: '   ' },
    'name',
    { zh: '名称至少需要2个字符', en: 'The name needs at least 2 characters' },
  ],
  [
    'agent',
    'no type',
    { ...agent, type: undefined },
    'type',
    { zh: '必须选择代理类型', en: 'Choose an agent type' },
  ],
  [
    'agent',
    'no model',
    { ...agent, model: '' },
    'model',
    { zh: '必须选择AI模型', en: 'Choose an AI model' },
  ],
  [
    'agent',
    'no capability',
    { ...agent, capabilities: [] },
    'capabilities',
    { zh: '至少选择一项能力', en: 'Choose at least one capability' },
  ],
  [
    'modelTest',
    'no model',
    { ...modelTest, models: ['', ''] },
    'models',
    { zh: '没有选择模型', en: 'No model selected' },
  ],
  [
    'modelTest',
    'blank prompt',
    { ...modelTest, prompt: ' \n ' },
    'prompt',
    { zh: '空白提示', en: 'Blank prompt' },
  ],
  [
    'collaborationTask',
    'title of two characters',
    { ...task, title: 'ab' },
    'title',
    { zh: '任务标题至少需要3个字符', en: 'The task title needs at least 3 characters' },
  ],
  [
    'collaborationTask',
    'description of nine characters',
    { ...task, description: '123456789' },
    'description',
    { zh: '任务描述至少需要10个字符', en: 'The task description needs at least 10 characters' },
  ],
  [
    'collaborationTask',
    'one agent',
    { ...task, agentsInvolved: [1] },
    'agentsInvolved',
    { zh: '至少需要选择2个代理', en: 'Choose at least 2 agents' },
  ],
  [
    'collaborationTask',
    'the same agent twice',
    { ...task, agentsInvolved: [1, 1] },
    'agentsInvolved',
    { zh: '至少需要选择2个代理', en: 'Choose at least 2 agents' },
  ],
  [
    'collaborationTask',
    'no coordinator',
    { ...task, coordinatorId: null },
    'coordinatorId',
    { zh: '请选择一个协调器代理', en: 'Choose a coordinator agent' },
  ],
  [
    'register',
    'another second password',
    { ...registration, confirmPassword: 'ten lives' },
    'confirmPassword',
    { zh: '两次输入的密码不匹配', en: 'The two passwords do not match' },
  ],

  [
    'learningContent',
    'no prompt',
    { prompt: ' ' },
    'prompt',
    { zh: '请输入想学习的内容', en: 'Please enter what you would like to learn about' },
  ],
  [
    'learningPlan',
    'no time',
    { ...plan, timeCommitment: '' },
    'timeCommitment',
    { zh: '请选择可投入的时间', en: 'Choose how much time you have' },
  ],
  [
    'learningPlan',
    'no area',
    { ...plan, learningArea: undefined },
    'learningArea',
    { zh: '请选择学习领域', en: 'Choose a learning area' },
  ],
  [
    'learningPlan',
    'no goal',
    { ...plan, learningGoal: '' },
    'learningGoal',
    { zh: '请选择学习目标', en: 'Choose what you want to learn for' },
  ],
  [
    'learningPlan',
    'no style',
    { ...plan, learningStyle: '' },
    'learningStyle',
    { zh: '请选择适合你的学习方式', en: 'Choose how you learn best' },
  ],
  [
    'travelPlan',
    'no destination',
    { ...trip, destination: '' },
    'destination',
    { zh: '请填写目的地', en: 'Enter a destination' },
  ],
  [
    'travelPlan',
    'no start',
    { ...trip, startDate: '' },
    'startDate',
    { zh: '此项为必填项', en: 'This field is required' },
  ],
  [
    'travelPlan',
    'an end before its start',
    { ...trip, endDate: '2026-04-30' },
    'endDate',
    {
      zh: '结束日期早于开始日期。请选择更晚的结束日期或更早的开始日期',
      en: 'The end comes before the start. Choose a later end date or an earlier start date',
    },
  ],
  [
    'travelPlan',
    '61 days',
    { ...trip, endDate: '2026-06-30' },
    'endDate',
    {
      zh: '一次行程最多可规划 60 天。请选择更早的结束日期，或将长途旅行分段规划',
      en: 'A trip can be planned for at most 60 days. Choose an earlier end date, or plan a long trip in parts',
    },
  ],
  [
    'travelPlan',
    'a day of no calendar',
    { ...trip, endDate: '2026-06-31' },
    'endDate',
    { zh: '输入无效', en: 'This is not a valid value' },
  ],
  [
    'travelPlan',
    'half a dollar',
    { ...trip, budget: 99.5 },
    'budget',
    { zh: '输入无效', en: 'This is not a valid value' },
  ],
  [
    'travelPlan',
    'no budget',
    { ...trip, budget: undefined },
    'budget',
    { zh: '此项为必填项', en: 'This field is required' },
  ],
  [
    'travelPlan',
    'nobody',
    { ...trip, numberOfTravelers: 0 },
    'numberOfTravelers',
    { zh: '不能小于 1', en: 'Enter 1 or more' },
  ],
  [
    'medicalRequest',
    'no symptoms',
    { ...illness, symptoms: ' ' },
    'symptoms',
    { zh: '请描述症状', en: 'Describe the symptoms' },
  ],
  [
    'medicalRequest',
    'a film',
    { ...illness, medicalImages: [scan, { ...scan, type: 'video/mp4' }] },
    'medicalImages.1.type',
    { zh: '输入无效', en: 'This is not a valid value' },
  ],
  [
    'medicalRequest',
    'a picture that is too large',
    { ...illness, medicalImages: [{ ...scan, size: bounds.medicalImageSize.max + 1 }] },
    'medicalImages.0.size',
    { zh: '不能大于 10,000,000', en: 'Enter 10,000,000 or less' },
  ],
  [
    'medicalRequest',
    'seven pictures',
    { ...illness, medicalImages: Array.from({ length: 7 }, () => scan) },
    'medicalImages',
    { zh: '不能大于 6', en: 'Enter 6 or less' },
  ],
  [
    'scienceRequest',
    'no question',
    { ...research, queryDescription: '' },
    'queryDescription',
    { zh: '请描述研究问题', en: 'Describe the research question' },
  ],
  [
    'scienceRequest',
    'no domain',
    { ...research, domain: '' },
    'domain',
    { zh: '此项为必填项', en: 'This field is required' },
  ],

  // The generic set.
  [
    'login',
    'no username',
    { username: '', password: 'x' },
    'username',
    { zh: '请输入用户名', en: 'Enter your username' },
  ],
  [
    'login',
    'no password',
    { username: 'demo', password: '' },
    'password',
    { zh: '请输入密码', en: 'Enter your password' },
  ],
  [
    'register',
    'no username',
    { ...registration, username: '' },
    'username',
    { zh: '请输入用户名', en: 'Enter your username' },
  ],
  [
    'register',
    'username of one character',
    { ...registration, username: 'm' },
    'username',
    { zh: '至少输入 2 个字符', en: 'Enter at least 2 characters' },
  ],
  [
    'register',
    'username with a space',
    { ...registration, username: 'marta l' },
    'username',
    {
      zh: '只能使用字母、数字和 . _ - @，不含空格',
      en: 'Use only letters, digits and . _ - @, without spaces',
    },
  ],
  [
    'register',
    'wrong e-mail',
    { ...registration, email: 'marta@' },
    'email',
    {
      zh: '请输入有效的邮箱地址，例如 name@example.com',
      en: 'Enter a valid email address, such as name@example.com',
    },
  ],
  [
    'register',
    'short password',
    { ...registration, password: 'seven77', confirmPassword: 'seven77' },
    'password',
    { zh: '至少输入 8 个字符', en: 'Enter at least 8 characters' },
  ],
  [
    'register',
    'one character over and over',
    { ...registration, password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' },
    'password',
    {
      zh: '密码强度不足，请加长或混用不同类型的字符',
      en: 'The password is too weak. Make it longer or mix in other kinds of characters',
    },
  ],
  [
    'register',
    'password is the username',
    { ...registration, username: 'longname', password: 'LongName', confirmPassword: 'LongName' },
    'password',
    {
      zh: '密码强度不足，请加长或混用不同类型的字符',
      en: 'The password is too weak. Make it longer or mix in other kinds of characters',
    },
  ],
  [
    'forgotPassword',
    'no e-mail',
    { email: ' ' },
    'email',
    { zh: '请输入邮箱地址', en: 'Enter your email address' },
  ],
  [
    'forgotPassword',
    'wrong e-mail',
    { email: 'marta@' },
    'email',
    {
      zh: '请输入有效的邮箱地址，例如 name@example.com',
      en: 'Enter a valid email address, such as name@example.com',
    },
  ],
  [
    'resetPassword',
    'short password',
    { newPassword: 'seven77', confirmPassword: 'seven77' },
    'newPassword',
    { zh: '至少输入 8 个字符', en: 'Enter at least 8 characters' },
  ],
  [
    'resetPassword',
    'another second password',
    { newPassword: 'nine lives', confirmPassword: 'ten lives' },
    'confirmPassword',
    { zh: '两次输入的密码不匹配', en: 'The two passwords do not match' },
  ],
  [
    'agent',
    'temperature above 1',
    { ...agent, temperature: 1.01 },
    'temperature',
    { zh: '不能大于 1', en: 'Enter 1 or less' },
  ],
  [
    'agent',
    'temperature below 0',
    { ...agent, temperature: -0.01 },
    'temperature',
    { zh: '不能小于 0', en: 'Enter 0 or more' },
  ],
  [
    'agent',
    'nine tokens',
    { ...agent, maxTokens: 9 },
    'maxTokens',
    { zh: '不能小于 10', en: 'Enter 10 or more' },
  ],
  [
    'agent',
    '32,001 tokens',
    { ...agent, maxTokens: 32_001 },
    'maxTokens',
    { zh: '不能大于 32,000', en: 'Enter 32,000 or less' },
  ],
  [
    'agent',
    'memory of 0',
    { ...agent, memoryDepth: 0 },
    'memoryDepth',
    { zh: '不能小于 1', en: 'Enter 1 or more' },
  ],
  [
    'agent',
    'memory of 101',
    { ...agent, memoryDepth: 101 },
    'memoryDepth',
    { zh: '不能大于 100', en: 'Enter 100 or less' },
  ],
  [
    'agent',
    'unknown type',
    { ...agent, type: 'wizard' },
    'type',
    { zh: '输入无效', en: 'This is not a valid value' },
  ],
  [
    'agent',
    'endless name',
    { ...agent, name: long(bounds.agentName.max + 1) },
    'name',
    { zh: '最多输入 80 个字符', en: 'Enter at most 80 characters' },
  ],
  [
    'collaborationTask',
    'no rounds',
    { ...task, metadata: { maxIterations: 0 } },
    'metadata.maxIterations',
    { zh: '不能小于 1', en: 'Enter 1 or more' },
  ],
  [
    'collaborationTask',
    'eleven rounds',
    { ...task, metadata: { maxIterations: 11 } },
    'metadata.maxIterations',
    { zh: '不能大于 10', en: 'Enter 10 or less' },
  ],
  [
    'collaborationTask',
    '29 seconds',
    { ...task, metadata: { timeoutSeconds: 29 } },
    'metadata.timeoutSeconds',
    { zh: '不能小于 30', en: 'Enter 30 or more' },
  ],
  [
    'collaborationTask',
    '330 seconds',
    { ...task, metadata: { timeoutSeconds: 330 } },
    'metadata.timeoutSeconds',
    { zh: '不能大于 300', en: 'Enter 300 or less' },
  ],
  [
    'collaborationTask',
    '45 seconds',
    { ...task, metadata: { timeoutSeconds: 45 } },
    'metadata.timeoutSeconds',
    { zh: '输入无效', en: 'This is not a valid value' },
  ],
];

const checked = async (schema: FormSchemaName, values: unknown, locale: Locale) => {
  const result = await validate(schema, values, { locale });
  if (result.ok) throw new Error('It was accepted');
  return result;
};

describe.each(['zh', 'en'] as const)('validate in %s', (locale) => {
  it.each(cases)('%s: %s', async (schema, _name, values, path, texts) => {
    const { errors } = await checked(schema, values, locale);
    expect(errors).toEqual({ [path]: texts[locale] });
  });
});

describe('what is said on sending', () => {
  it.each<[FormSchemaName, object, Locale, object | undefined]>([
    [
      'modelTest',
      { ...modelTest, models: [''] },
      'zh',
      { title: '没有选择模型', detail: '请先选择一个AI模型再提交' },
    ],
    [
      'modelTest',
      { ...modelTest, prompt: ' ' },
      'zh',
      { title: '空白提示', detail: '请输入提示以测试模型' },
    ],
    ['collaborationTask', { ...task, agentsInvolved: [1] }, 'zh', { title: '至少需要2个代理' }],
    ['collaborationTask', { ...task, coordinatorId: null }, 'zh', { title: '需要协调器' }],
    [
      'collaborationTask',
      { ...task, coordinatorId: null, agentsInvolved: [] },
      'zh',
      { title: '至少需要2个代理' },
    ],
    [
      'modelTest',
      { ...modelTest, prompt: ' ' },
      'en',
      { title: 'Blank prompt', detail: 'Enter a prompt to test the model' },
    ],
    ['agent', { ...agent, name: '' }, 'zh', undefined],
  ])('%s %j in %s', async (schema, values, locale, notice) => {
    expect((await checked(schema, values, locale)).notice).toEqual(notice);
  });
});

describe('what is accepted', () => {
  it('fills in the defaults of an agent', async () => {
    expect(await validate('agent', agent, { locale: 'en' })).toEqual({
      ok: true,
      value: {
        ...agent,
        temperature: 0.7,
        maxTokens: 1000,
        specialization: 'general',
        allowFallback: true,
        preferredProvider: 'auto',
        memoryType: 'short_term',
        memoryDepth: 10,
      },
    });
  });

  it.each<[FormSchemaName, object, object]>([
    ['learningPlan', plan, {}],
    [
      'learningContent',
      { prompt: 'Fractions', formats: ['text', 'text'] },
      { contentType: 'notes', difficulty: 'intermediate', formats: ['text'] },
    ],
    [
      'travelPlan',
      trip,
      {
        numberOfTravelers: 1,
        travelerTypes: [],
        activityPace: 'moderate',
        accommodationType: 'any',
        transportationPreference: 'any',
        dietaryRestrictions: [],
        tripType: 'leisure',
        interests: [],
      },
    ],
    ['travelPlan', { ...trip, endDate: trip.startDate }, { endDate: trip.startDate }],
    [
      'medicalRequest',
      illness,
      { urgencyLevel: 'normal', medicalImages: [], analysisMode: 'standard' },
    ],
    [
      'medicalRequest',
      {
        ...illness,
        medicalImages: [new File([new Uint8Array(scan.size)], scan.name, { type: scan.type })],
      },
      { medicalImages: [scan] },
    ],
    [
      'scienceRequest',
      research,
      {
        queryType: 'problemSolving',
        difficulty: 'research',
        timeframe: 'shortTerm',
        relatedFields: [],
      },
    ],
  ])('takes a %s of %j and adds %j', async (form, values, added) => {
    const { ok, value } = (await validate(form, values, { locale: 'en' })) as {
      ok: boolean;
      value?: object;
    };
    expect(ok).toBe(true);
    expect(value).toMatchObject({ ...values, ...added });
  });

  it('asks every chosen model once, with the defaults of an agent', async () => {
    const { models } = modelTest;
    expect(
      await validate(
        'modelTest',
        { ...modelTest, models: ['', ...models, ...models] },
        { locale: 'en' },
      ),
    ).toEqual({ ok: true, value: { ...modelTest, temperature: 0.7, maxTokens: 1000 } });
  });

  it('takes every bound itself', async () => {
    const edges = [
      { ...agent, name: 'AB', temperature: 0, maxTokens: 10, memoryDepth: 1 },
      { ...agent, temperature: 1, maxTokens: 32_000, memoryDepth: 100 },
    ];
    for (const values of edges) {
      expect(await validate('agent', values, { locale: 'en' })).toMatchObject({ ok: true });
    }
    const tasks = [
      { maxIterations: 1, timeoutSeconds: 30 },
      { maxIterations: 10, timeoutSeconds: 300 },
    ].map((metadata) => ({ ...task, title: 'abc', description: '1234567890', metadata }));
    for (const values of tasks) {
      expect(await validate('collaborationTask', values, { locale: 'en' })).toMatchObject({
        ok: true,
      });
    }
  });

  it('never sends the repeated password, and needs neither name nor e-mail', async () => {
    const result = await validate(
      'register',
      { ...registration, fullName: '', email: '' },
      { locale: 'en' },
    );
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.value).not.toHaveProperty('confirmPassword');
  });

  it('says both that a username is missing and that the passwords differ', async () => {
    const values = { ...registration, username: '', confirmPassword: 'other' };
    expect(Object.keys((await checked('register', values, 'en')).errors)).toEqual([
      'username',
      'confirmPassword',
    ]);
  });

  it.each(['passwords', 'constructor', ''])(
    'names its forms to who asks for "%s"',
    async (name) => {
      await expect(validate(name as FormSchemaName, {}, { locale: 'en' })).rejects.toThrow(
        `There is no form "${name}". Forms: ${Object.keys(formSchemas).join(', ')}.`,
      );
    },
  );

  it('takes a schema of one’s own: its words as they are, ours where it has none', async () => {
    const schema = z.object({
      budget: z
        .number({
          error: ({ input }) => (input === undefined ? 'Say what it may cost' : undefined),
        })
        .max(900),
      city: z
        .string()
        .min(2)
        .refine(async (city) => city !== 'Ys', 'It has sunk'),
    });
    const errors = async (values: object) => {
      const result = await validate(schema, values, { locale: 'en' });
      return result.ok ? result.value : result.errors;
    };
    expect(await errors({})).toEqual({
      budget: 'Say what it may cost',
      city: 'This field is required',
    });
    expect(await errors({ budget: 901, city: 'Ys' })).toEqual({
      budget: 'Enter 900 or less',
      city: 'It has sunk',
    });
    const value = { budget: 1, city: 'Nantes' };
    expect(await errors(value)).toEqual(value);
  });

  it('names its languages to who asks for another', async () => {
    await expect(validate('login', {}, { locale: 'xx' as Locale })).rejects.toThrow(
      `There is no language "xx". Languages: ${locales.join(', ')}.`,
    );
  });
});
