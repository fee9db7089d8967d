/** Property tests try the same cases in every run, so that a failure can be seen again. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1972 });
