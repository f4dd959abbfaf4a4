import type { AssistantId, AssistantRequest, RunEvent, Task } from '@constella/api-client/contract';

import { readEvents } from './read-events.js';
import { createTestServer, type TestBrowser } from './test-server.js';

/** A run of an assistant by a signed-in member, to its end. */
export async function runAssistant<Id extends AssistantId>(
  id: Id,
  request: AssistantRequest<Id>,
  { locale = 'en', browser }: { locale?: string; browser?: TestBrowser } = {},
): Promise<{ task: Task; events: RunEvent[] }> {
  const member = browser ?? (await (await createTestServer()).browser().signIn());
  const headers = { 'accept-language': locale };
  const path = `/api/assistants/${id}/runs`;
  const created = await member.call<Task>('POST', path, request, { headers });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const events = await readEvents(member, created.body.id);
  const { body: task } = await member.call<Task>('GET', `/api/tasks/${created.body.id}`);
  return { task, events };
}

/** Words of twelve languages, two points each, as somebody would type them. */
export const typedPoints: Record<string, string> = {
  en: 'Orders are ready in two hours\nReturns are free for 30 days\nThe shop opens at seven\nOne person answers every call',
  zh: '订单两小时内备好\n三十天内免费退货\n门店早上七点开门\n每个电话都有专人接听',
  'zh-TW': '訂單兩小時內備好\n三十天內免費退貨\n門市早上七點開門\n每通電話都有專人接聽',
  ja: '注文は二時間で用意できます\n三十日間は返品無料です\n店は朝七時に開きます\n電話には必ず担当者が出ます',
  ko: '주문은 두 시간 안에 준비됩니다\n30일 동안 반품이 무료입니다\n매장은 아침 일곱 시에 엽니다\n모든 전화는 담당자가 받습니다',
  de: 'Bestellungen sind in zwei Stunden bereit\nRückgaben sind 30 Tage kostenlos\nDer Laden öffnet um sieben\nJeden Anruf nimmt ein Mensch an',
  es: 'Los pedidos están listos en dos horas\nLas devoluciones son gratis 30 días\nLa tienda abre a las siete\nUna persona atiende cada llamada',
  fr: 'Les commandes sont prêtes en deux heures\nLes retours sont gratuits 30 jours\nLe magasin ouvre à sept heures\nUne personne répond à chaque appel',
  it: 'Gli ordini sono pronti in due ore\nI resi sono gratuiti per 30 giorni\nIl negozio apre alle sette\nUna persona risponde a ogni chiamata',
  'pt-BR':
    'Os pedidos ficam prontos em duas horas\nAs devoluções são grátis por 30 dias\nA loja abre às sete\nUma pessoa atende cada ligação',
  'pt-PT':
    'As encomendas ficam prontas em duas horas\nAs devoluções são grátis durante 30 dias\nA loja abre às sete\nUma pessoa atende cada chamada',
  ar: 'الطلبات جاهزة خلال ساعتين\nالإرجاع مجاني لمدة 30 يومًا\nيفتح المتجر في السابعة\nيرد شخص على كل مكالمة',
};
