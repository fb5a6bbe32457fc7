;; Products of rows: out[i][j] = sum over k of left[i][k] * right[j][k]. Whole numbers of 16 bits in, of 32 bits out, so every
;; machine gives the same result. Two rows of the left and four of the right at a time, eight numbers of each in one step: that
;; is what fits into the registers. `rows` is even, `columns` a multiple of four, `depth` one of eight.
(module
  (import "reading" "memory" (memory 1))
  (func (export "product")
    (param $left i32) (param $rows i32) (param $right i32) (param $columns i32) (param $depth i32) (param $out i32)
    (local $row i32) (local $column i32) (local $at i32) (local $wide i32) (local $to i32)
    (local $l0 i32) (local $l1 i32) (local $r0 i32) (local $r1 i32) (local $r2 i32) (local $r3 i32)
    (local $a v128) (local $b v128) (local $c v128)
    (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local.set $depth (i32.shl (local.get $depth) (i32.const 1)))
    (local.set $wide (i32.shl (local.get $columns) (i32.const 2)))
    (loop $columns
      (local.set $r0 (i32.add (local.get $right) (i32.mul (local.get $column) (local.get $depth))))
      (local.set $r1 (i32.add (local.get $r0) (local.get $depth)))
      (local.set $r2 (i32.add (local.get $r1) (local.get $depth)))
      (local.set $r3 (i32.add (local.get $r2) (local.get $depth)))
      (local.set $row (i32.const 0))
      (loop $rows
        (local.set $l0 (i32.add (local.get $left) (i32.mul (local.get $row) (local.get $depth))))
        (local.set $l1 (i32.add (local.get $l0) (local.get $depth)))
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s02 (v128.const i32x4 0 0 0 0)) (local.set $s03 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s12 (v128.const i32x4 0 0 0 0)) (local.set $s13 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $depths
          (local.set $a (v128.load (i32.add (local.get $l0) (local.get $at))))
          (local.set $b (v128.load (i32.add (local.get $l1) (local.get $at))))
          (local.set $c (v128.load (i32.add (local.get $r0) (local.get $at))))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (local.get $r1) (local.get $at))))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (local.get $r2) (local.get $at))))
          (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s12 (i32x4.add (local.get $s12) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (local.get $r3) (local.get $at))))
          (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $s13 (i32x4.add (local.get $s13) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (br_if $depths (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $depth))))
        (local.set $to
          (i32.add (local.get $out)
            (i32.add (i32.mul (local.get $row) (local.get $wide)) (i32.shl (local.get $column) (i32.const 2)))))
        (v128.store (local.get $to) (call $sums (local.get $s00) (local.get $s01) (local.get $s02) (local.get $s03)))
        (v128.store (i32.add (local.get $to) (local.get $wide))
          (call $sums (local.get $s10) (local.get $s11) (local.get $s12) (local.get $s13)))
        (br_if $rows (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (br_if $columns (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 4))) (local.get $columns)))))

  ;; The sums of the four numbers in each of four vectors, as one vector.
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd)))))
