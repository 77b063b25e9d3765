import type { AdSettings, SiteSettings } from '@monster/contract';
import type { Config } from '../config.ts';

function adSettings(config: Config): AdSettings | undefined {
  if (!config.ADS_ENABLED || config.GPT_NETWORK_CODE === undefined) return undefined;
  return {
    networkCode: config.GPT_NETWORK_CODE,
    gptScriptUrl: config.GPT_SCRIPT_URL,
    ...(config.PREBID_SCRIPT_URL !== undefined && { prebidScriptUrl: config.PREBID_SCRIPT_URL }),
    ...(config.REWARDED_HINT_UNIT_PATH !== undefined && {
      rewardedHintUnitPath: config.REWARDED_HINT_UNIT_PATH,
    }),
    ...(config.REWARDED_REVEAL_UNIT_PATH !== undefined && {
      rewardedRevealUnitPath: config.REWARDED_REVEAL_UNIT_PATH,
    }),
  };
}

/** The operator's settings that every visitor may see. */
export function siteSettings(config: Config): SiteSettings {
  const ads = adSettings(config);
  const metaPixelId = config.META_PIXEL_ID;
  const cmpScriptUrl = config.CMP_SCRIPT_URL;
  return {
    siteName: config.SITE_NAME,
    siteUrl: config.SITE_URL,
    supportEmail: config.SUPPORT_EMAIL,
    uidSalt: config.UID_SALT,
    hasThirdParties: ads !== undefined || metaPixelId !== undefined || cmpScriptUrl !== undefined,
    hasPlayStatistics: config.PLAY_STATISTICS,
    ...(ads !== undefined && { ads }),
    ...(metaPixelId !== undefined && { metaPixelId }),
    ...(cmpScriptUrl !== undefined && { cmpScriptUrl }),
  };
}
