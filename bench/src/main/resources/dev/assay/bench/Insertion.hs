-- Insertion into sorted lists for LazySmallCheck, which prints the processor time that it takes for a depth.
module Main where

import System.CPUTime (getCPUTime)
import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Zero | Suc Nat
  deriving Show

instance Serial Nat where
  series = cons0 Zero \/ cons1 Suc

atMost :: Nat -> Nat -> Bool
atMost Zero _ = True
atMost (Suc _) Zero = False
atMost (Suc m) (Suc n) = atMost m n

sorted :: [Nat] -> Bool
sorted (x : y : rest) = atMost x y && sorted (y : rest)
sorted _ = True

insort :: Nat -> [Nat] -> [Nat]
insort n [] = [n]
insort n (x : rest)
  | atMost n x = n : x : rest
  | otherwise = x : insort n rest

staysSorted :: (Nat, [Nat]) -> Bool
staysSorted (n, xs) = not (sorted xs) || sorted (insort n xs)

main :: IO ()
main = do
  [depth] <- getArgs
  before <- getCPUTime
  depthCheck (read depth) staysSorted
  after <- getCPUTime
  putStrLn ("picoseconds " ++ show (after - before))
