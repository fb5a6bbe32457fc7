-- How a picture came to be where a service was asked for it: the user's words, what was sent, what became of the options,
-- and the built-in plan of the same words. Empty where no service was set up. A picture that a service drew has no plan
-- of its own, so that its model is made from what is seen.
alter table model_picture add column drawing jsonb;
