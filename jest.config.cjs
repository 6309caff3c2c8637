/** Tests stand beside their sources (games, client) or in test/ (server). Types are checked by `tsc -b`, not here. */
const transform = { '^.+\\.tsx?$': ['ts-jest', { tsconfig: `${__dirname}/tsconfig.jest.json` }] };
const project = (name, testEnvironment) => ({
  displayName: name,
  rootDir: `${__dirname}/packages/${name}`,
  testEnvironment,
  testMatch: ['<rootDir>/{src,test,testing}/**/*.test.ts?(x)'],
  moduleNameMapper: { '\\.css$': `${__dirname}/jest.styles.cjs` },
  transform,
});
module.exports = {
  // Jest would use one of two cores. Tests that wait for each other's processes get time for it.
  maxWorkers: 2,
  testTimeout: 20_000,
  reporters: ['default', '<rootDir>/jest.reporter.cjs'],
  projects: [
    project('games', 'node'),
    project('bots', 'node'),
    project('server', 'node'),
    project('bench', 'node'),
    { ...project('client', 'jsdom'), setupFilesAfterEnv: [`${__dirname}/packages/client/jest.setup.ts`] },
  ],
};
