/** Matchers for the page: toBeVisible, toHaveFocus and the like. */
import '@testing-library/jest-dom';
