import { modelPurposes as purposes, type PurposeModel } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import type { Models } from '../../models/models.js';
import { purposeSettings } from '../../models/purposes.js';
import type { Endpoint } from '../http/context.js';
import { audit } from '../resources/audit.js';
import { adminOf } from '../resources/permissions.js';

const modelPurposes: Endpoint<'modelPurposes'> = async (_input, { models }) => ({
  body: await purposeModels(models),
});

/** Kept as settings, where the administration shows them too. */
const chooseModels: Endpoint<'chooseModels'> = async (input, context) => {
  const { body, signedIn } = input;
  const { store, clock, models } = context;
  const admin = adminOf(store, signedIn.user.id);
  // The call lets nobody else in.
  if (!admin) throw new Refusal(403, 'server.resource.forbidden');
  for (const purpose of purposes) {
    const model = body[purpose];
    const isListed = model == null || (await models.isListed(model).catch(() => false));
    if (!isListed) throw refuseField(purpose, 'server.models.unlisted', { values: { model } });
  }
  await store.write(() => {
    for (const purpose of purposes) {
      const model = body[purpose];
      if (model === undefined) continue;
      const settingKey = purposeSettings[purpose];
      const present = store.findBy('system_settings', 'settingKey', settingKey);
      const settingValue = model ?? '';
      const row = present
        ? store.update('system_settings', present.id, { settingValue })
        : store.insert('system_settings', {
            settingKey,
            settingValue,
            dataType: 'string',
            category: 'ai_model',
            isSensitive: false,
            createdAt: instant(clock.now()),
          });
      if (!row) continue;
      audit(context, input, {
        admin,
        action: present ? 'update' : 'create',
        record: 'system_settings',
        id: row.id,
        fields: ['settingValue'],
      });
    }
  });
  return { body: await purposeModels(models) };
};

/** @throws {Refusal} 409 when there is no model to talk with. */
const purposeModels = (models: Models): Promise<PurposeModel[]> =>
  Promise.all(
    purposes.map(async (purpose) => ({
      purpose,
      model: await models.forPurpose(purpose),
      ...(await models.choiceOf(purpose)),
    })),
  );

/** The calls of this file. */
export const purposeModelEndpoints = { modelPurposes, chooseModels };
