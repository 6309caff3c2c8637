import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../test/support/words';
import { LineChart } from './LineChart';

startAllTexts();

test('the drawing has a name that tells the end, and a label at each line', () => {
  render(
    <LineChart
      lines={[
        [0, 2, 5],
        [0, 1, 4],
      ]}
      names={['Ada', 'A very long name indeed']}
    />,
  );
  const chart = screen.getByRole('img', { name: /over 2 moves.*Ada 5 and A very long name indeed 4/ });
  const labels = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels).toEqual(expect.arrayContaining(['Ada 5', 'A very long… 4']));
});

test('each line has dashes and shapes of its own beside its colour', () => {
  const { container } = render(
    <LineChart
      lines={[
        [1, 2],
        [1, 2],
        [1, 2],
      ]}
      names={['A', 'B', 'C']}
    />,
  );
  const dashes = [...container.querySelectorAll('[stroke-dasharray]')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(new Set(dashes).size).toBe(3);
});
