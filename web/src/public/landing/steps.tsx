import * as messages from '#messages/public-landing';
import { product } from '#shared/product.ts';

const steps = [
  {
    title: messages.bringYourSchedule,
    text: messages.connectYourStudioSystemOrUpload,
  },
  {
    title: messages.connectYourMarketplaces,
    text: messages.learnsHowEachClassSellsOn(product.name),
  },
  {
    title: messages.approveOrLetItRun,
    text: messages.readTheReasonForEachMove,
  },
] as const;

export const Steps = () => (
  <section className="wrap section" id="how" aria-labelledby="how-title">
    <h2 id="how-title">{messages.workingForYouThisAfternoon}</h2>
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
