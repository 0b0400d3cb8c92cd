import { product } from '#shared/product.ts';
import { Places } from './places.tsx';

const features = [
  {
    title: 'Real-time optimization',
    cells: 'qqwqwdwdd',
    text: 'Demand is forecast anew as bookings arrive, and places move while they can still be sold.',
  },
  {
    title: 'Multi-platform sync',
    cells: 'fwtfwtfwt',
    text: 'One plan for your studio and every marketplace. Each change is read back at the marketplace it went to.',
  },
  {
    title: 'Revenue maximization',
    cells: 'qqdqddddd',
    text: 'A place goes to the channel that brings most for it, after no-shows and what each marketplace pays you.',
  },
  {
    title: 'Enterprise security',
    cells: 'ddddodddd',
    text: 'Marketplace credentials are sealed under their own key, studios are kept apart, and every action is on record.',
  },
  {
    title: 'Time-based rules',
    cells: 'qqqttteee',
    text: `Hold the morning for members, release what is left two hours before class: you say when, ${product.name} does it.`,
  },
  {
    title: 'Occupancy targets',
    cells: 'wwwwwwwwe',
    text: `Say how full a class should be. ${product.name} opens and closes marketplace places to get it there.`,
  },
] as const;

export const Features = () => (
  <section className="wrap section" id="features" aria-labelledby="features-title">
    <h2 id="features-title">A revenue manager for every class on your schedule</h2>
    <ul className="features">
      {features.map(({ title, cells, text }) => (
        <li key={title} className="card">
          <Places className="icon" cells={cells} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
