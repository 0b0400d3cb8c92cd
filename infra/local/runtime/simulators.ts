import { join } from 'node:path';
import { createFitpass } from '../simulators/fitpass/fitpass.ts';
import { createTotalPass } from '../simulators/totalpass/totalpass.ts';
import { createWellhub } from '../simulators/wellhub/wellhub.ts';

export type SimulatorsOptions = {
  now: () => Date;
  /** Of Wellhub, TotalPass and Fitpass. */
  ports?: readonly [number, number, number];
  /** Keeps what the marketplaces know. */
  dir?: string;
};

/** Starts the marketplaces. */
export async function startSimulators({ now, ports = [0, 0, 0], dir }: SimulatorsOptions) {
  const optionsOf = (name: string, port: number) => ({
    now,
    port,
    ...(dir === undefined ? {} : { file: join(dir, `${name}.json`) }),
  });
  const [wellhub, totalpass, fitpass] = await Promise.all([
    createWellhub(optionsOf('wellhub', ports[0])),
    createTotalPass(optionsOf('totalpass', ports[1])),
    createFitpass(optionsOf('fitpass', ports[2])),
  ]);
  return {
    wellhub,
    totalpass,
    fitpass,
    /** By the variables in which functions look for them. */
    baseUrls: {
      WELLHUB_BASE_URL: wellhub.url,
      TOTALPASS_BASE_URL: totalpass.url,
      FITPASS_BASE_URL: fitpass.url,
    },
    close: async () => {
      await Promise.all([wellhub, totalpass, fitpass].map((one) => one.close()));
    },
  };
}
