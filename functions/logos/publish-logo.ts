import { Failure } from '#shared/contracts/failure.ts';
import { logoBytesMax, logoExtensionOf, logoTypes, storedLogoName } from '#shared/contracts/logos/logo.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { logos } from '#functions/_platform/adapters/public-files.ts';
import { secondFactors } from '#functions/_platform/adapters/second-factors.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { assertSecondFactor } from '#functions/_platform/ports/second-factors.ts';
import { isIntegration } from '#functions/_domain/connections/catalogue.ts';
import { storeStudioLogo } from '#functions/_domain/studio/studio-store.ts';
import { checkLogo } from './check-logo.ts';
import { ownKey, sharedKey, uploadedKey } from './logo-keys.ts';
import { storeSharedLogo } from '#functions/_domain/studio/logo-store.ts';

const cacheSeconds = 3600;

export const handler = httpOperation(
  publishLogo,
  { uploads, logos, secondFactors },
  async ({ table, input: { logoId, fileName }, caller: { studioId, superadmin }, deps, correlationId }) => {
    if (superadmin) await assertSecondFactor(studioId, deps.secondFactors);
    const from = uploadedKey(studioId, logoId);
    const sizeBytes = await deps.uploads.sizeOf(from);
    if (sizeBytes === undefined || sizeBytes > logoBytesMax)
      throw new Failure('not-found', 'This logo was not uploaded. Please choose it again.');
    const extension = logoExtensionOf(fileName) ?? 'png';
    const checked = checkLogo(await deps.uploads.read(from, 0, sizeBytes), extension);
    await deps.uploads.removeAll(from);
    if ('refusal' in checked) {
      const message = checked.refusal;
      throw new Failure('invalid-input', message, [{ path: 'body.fileName', message }]);
    }
    const name = storedLogoName(fileName);
    const key = superadmin ? sharedKey(name) : ownKey(studioId, name);
    await deps.logos.put(key, checked.bytes, { contentType: logoTypes[extension], cacheSeconds });
    const integrationId = name.slice(0, name.lastIndexOf('.'));
    // Browsers may have cached an older file of the same name at the same address, so each address contains a version.
    if (!superadmin) await storeStudioLogo(table, studioId, `/${key}?v=${logoId}`);
    if (!superadmin || !isIntegration(integrationId)) return { path: `/${key}`, integrationId: null };
    const uploadedAt = deps.clock.now().toISOString();
    const audit = {
      auditId: deps.ids.next(),
      at: uploadedAt,
      actor: studioId,
      action: publishLogo.id,
      subject: integrationId,
      correlationId,
    };
    await storeSharedLogo(deps.table, { integrationId, path: `/${key}`, uploadedAt }, studioId, audit);
    return { path: `/${key}`, integrationId };
  },
);
