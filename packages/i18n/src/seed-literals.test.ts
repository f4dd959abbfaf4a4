import { describe, expect, it } from 'vitest';

import { createFormatter } from './formatter.js';
import type { MessageId } from './message-id.js';

/**
 * The texts the product documents give word for word, in the language they give them in. Other
 * languages translate them; these two never drift.
 */
const zh: Partial<Record<MessageId, string>> = {
  'shell.boundary.loadTitle': '组件加载失败',
  'shell.boundary.renderTitle': '组件渲染错误',
  'shell.boundary.reset': '尝试恢复',
  'components.agentGraph.empty': '无可视化数据',
  'run.status.running': '进行中',
  'errors.request.default': '请求失败',
  'errors.models.list': '无法加载模型。请稍后再试。',
  'errors.modelTest.title': '模型测试错误',
  'errors.modelTest.fallback': '无法获取模型响应',
  'errors.status.title': '更新失败',
  'errors.status.updated': '状态已更新',
  'errors.task.createTitle': '创建失败',
  'errors.task.createFallback': '创建任务失败',
  'errors.task.created': '任务已创建',
  'errors.payment.infoFailed': '获取支付信息失败',
  'errors.payment.unavailable': '无法加载支付信息',
  'errors.subscription.created': '订阅成功',
  'errors.subscription.cancelFailed': '取消订阅失败',
  'errors.subscription.canceled': '订阅已取消',
  'errors.login.title': '登录失败',
  'errors.login.fallback': '用户名或密码错误，请重试',
  'errors.login.success': '登录成功',
  'errors.register.title': '注册失败',
  'errors.register.success': '注册成功',
  'errors.logout.title': '登出失败',
  'errors.logout.success': '已登出',
  'errors.logout.successDetail': '您已成功退出登录。',
  'validation.agent.nameMin': '名称至少需要2个字符',
  'validation.agent.typeRequired': '必须选择代理类型',
  'validation.agent.modelRequired': '必须选择AI模型',
  'validation.agent.capabilitiesMin': '至少选择一项能力',
  'validation.modelTest.modelRequired': '没有选择模型',
  'validation.modelTest.modelRequiredDetail': '请先选择一个AI模型再提交',
  'validation.modelTest.promptRequired': '空白提示',
  'validation.modelTest.promptRequiredDetail': '请输入提示以测试模型',
  'validation.task.titleMin': '任务标题至少需要3个字符',
  'validation.task.descriptionMin': '任务描述至少需要10个字符',
  'validation.task.agentsMin': '至少需要选择2个代理',
  'validation.task.coordinatorRequired': '请选择一个协调器代理',
  'validation.task.needAgents': '至少需要2个代理',
  'validation.task.needCoordinator': '需要协调器',
  'validation.auth.passwordMismatch': '两次输入的密码不匹配',
};

const en: Partial<Record<MessageId, string>> = {
  'shell.notFound.title': 'Page Not Found',
  'errors.agent.createFailed': 'Failed to create agent',
  'errors.agent.created': 'Agent created',
  'errors.status.fallback': 'Failed to update agent status',
  'errors.subscription.cancelFailed': 'Cancellation Failed',
  'errors.subscription.canceled': 'Subscription Canceled',
  'errors.subscription.canceledDetail':
    'Your cancellation will be effective at the end of your current billing period',
  'errors.plan.redirecting': 'Redirecting to payment page...',
  'errors.points.refreshed': 'Refresh Successful',
  'errors.generation.failed':
    "Generation failed - We couldn't generate your content. Please try again.",
  'validation.content.promptRequired': 'Please enter what you would like to learn about',
  'validation.decision.descriptionRequired': 'Please provide a description of the decision problem',
  'validation.decision.methodsMin': 'Please select at least one analysis method',
};

describe.each([
  ['zh', zh],
  ['en', en],
] as const)('documented texts in %s', async (locale, literals) => {
  const format = await createFormatter(locale, [
    'components',
    'errors',
    'run',
    'shell',
    'validation',
  ]);
  it.each(Object.entries(literals) as [MessageId, string][])('%s is %s', (id, text) => {
    expect(format(id)).toBe(text);
  });
});

describe('the generic node name', () => {
  it('is 智能体 and a number in Chinese', async () => {
    const format = await createFormatter('zh', ['components']);
    expect(format('components.agentGraph.unnamed', { n: 3 })).toBe('智能体 3');
  });
});
