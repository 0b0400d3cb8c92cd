import { product } from '#shared/product.ts';

const steps = [
  {
    title: 'Bring your schedule',
    text: 'Connect your studio system or upload one CSV file with your classes and bookings.',
  },
  {
    title: 'Connect your marketplaces',
    text: `${product.name} learns how each class sells on each channel, and what every booking is worth to you.`,
  },
  {
    title: 'Approve, or let it run',
    text: 'Read the reason for each move and approve it with a click, or let good decisions run by themselves. Pause at any time.',
  },
] as const;

export const Steps = () => (
  <section className="wrap section" id="how" aria-labelledby="how-title">
    <h2 id="how-title">Working for you this afternoon</h2>
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
